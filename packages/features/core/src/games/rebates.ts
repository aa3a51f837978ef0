/** What is paid back of bets in each category, in percent, as it is displayed; null of one that has none (LOB-10). */
const REBATES: ReadonlyMap<string, number | null> = new Map([
  ['LOTT', 1],
  ['ELOTT', 1],
  ['PVP', null],
  ['FISH', 1],
  ['RNG', 1.2],
  ['LIVE', 0.8],
  ['SPORTS', 1],
  ['ESPORTS', 1],
]);

/** Stands where a category has no rebate, as PVP has none. */
const NONE = '-';

/** Whether the rebate of a category is spoken of at all. */
export const isRebateKnown = (category: string): boolean => REBATES.has(category);

/** The rebate of a category in the reader's own form, such as `1.2%`; `-` where there is none (LOB-10). */
export function formatRebate(category: string, tag: string): string {
  const percent = REBATES.get(category) ?? null;
  if (percent === null) return NONE;
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}
