// @chunk common
/** What is paid back of bets in each category, in basis points, as it is displayed; null of one that has none (LOB-10). */
const REBATES: ReadonlyMap<string, number | null> = new Map([
  ['LOTT', 100],
  ['ELOTT', 100],
  ['PVP', null],
  ['FISH', 100],
  ['RNG', 120],
  ['LIVE', 80],
  ['SPORTS', 100],
  ['ESPORTS', 100],
]);

/** Stands where a category has no rebate, as PVP has none. */
const NONE = '-';

/** Whether the rebate of a category is spoken of at all. */
export const isRebateKnown = (category: string): boolean => REBATES.has(category);

/** Basis points in a whole. */
const WHOLE = 10_000;

/** A rate in basis points in the reader's own form, such as `1.25%`; `-` where there is none (LOB-10). */
export const formatRebateRate = (rate: number | null, tag: string): string =>
  rate === null
    ? NONE
    : new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(
        rate / WHOLE,
      );

/** The merchant's rebate of a category in the reader's own form; a member may have another one (LOB-10). */
export const formatRebate = (category: string, tag: string): string =>
  formatRebateRate(REBATES.get(category) ?? null, tag);
