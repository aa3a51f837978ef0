/** What is paid back of bets in each category, in percent, as it is displayed (LOB-10). */
const REBATES: Readonly<Record<string, number>> = {
  LOTT: 1,
  ELOTT: 1,
  FISH: 1,
  RNG: 1.2,
  LIVE: 0.8,
  SPORTS: 1,
  ESPORTS: 1,
};

/** Stands where a category has no rebate, as PVP has none. */
const NONE = '-';

/** The rebate of a category in the reader's own form, such as `1.2%`; `-` where there is none (LOB-10). */
export function formatRebate(category: string, tag: string): string {
  const percent = REBATES[category];
  if (percent === undefined) return NONE;
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}
