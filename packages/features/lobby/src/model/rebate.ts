/** Rebate of each game type in per cent; null where there is none (LOB-10, section 9). */
const REBATES: Readonly<Record<string, number | null>> = {
  LOTT: 1,
  ELOTT: 1,
  PVP: null,
  FISH: 1,
  RNG: 1.2,
  LIVE: 0.8,
  SPORTS: 1,
  ESPORTS: 1,
};

/** The rebate of a game type in per cent; null is shown as a dash, undefined not at all. */
export const rebateOf = (gameType: string): number | null | undefined =>
  Object.hasOwn(REBATES, gameType) ? REBATES[gameType] : undefined;

/** Writes a rebate in the digits and order of the language; a dash for none. */
export const formatRebate = (percent: number | null, tag: string): string =>
  percent === null
    ? '-'
    : new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'percent',
        maximumFractionDigits: 2,
      }).format(percent);
