import { numberFormat } from '../formats/formats';

// @chunk common
/** The displayed rebate of each category, in basis points; null for a category without one (LOB-10). */
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

/** Shown for a category without rebate, such as PVP. */
const NONE = '-';

/** Whether a rebate is displayed for the category, `-` included. */
export const isRebateKnown = (category: string): boolean => REBATES.has(category);

/** Basis points in a whole. */
const WHOLE = 10_000;

/** A rate in basis points in the format of the language, such as `1.25%`; `-` for null (LOB-10). */
export const formatRebateRate = (rate: number | null, tag: string): string =>
  rate === null
    ? NONE
    : numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(rate / WHOLE);

/** The merchant's rebate of a category in the format of the language. A member may have another one (LOB-10). */
export const formatRebate = (category: string, tag: string): string =>
  formatRebateRate(REBATES.get(category) ?? null, tag);
