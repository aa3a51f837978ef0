import { DAY_MS, type Span, startOfDay } from '../platform/days';

/** Day, week from Monday, half month, month (PROMO-01). */
export const PERIODS = ['D', 'W', 'H', 'M'] as const;
export type Period = (typeof PERIODS)[number];

const SECOND_HALF = 16;

/** The merchant's period that a moment lies in; the offset is in minutes east of UTC. */
export function periodOf(period: Period, moment: Date, offsetMinutes: number): Span {
  const day = startOfDay(moment, offsetMinutes);
  // The wall clock of the merchant, read as if it were UTC.
  const local = new Date(day.getTime() + offsetMinutes * 60_000);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const at = (monthFrom: number, date: number) =>
    new Date(Date.UTC(year, monthFrom, date) - offsetMinutes * 60_000);
  switch (period) {
    case 'D':
      return { from: day, to: new Date(day.getTime() + DAY_MS) };
    case 'W': {
      const from = day.getTime() - ((local.getUTCDay() + 6) % 7) * DAY_MS;
      return { from: new Date(from), to: new Date(from + 7 * DAY_MS) };
    }
    case 'H':
      return local.getUTCDate() < SECOND_HALF
        ? { from: at(month, 1), to: at(month, SECOND_HALF) }
        : { from: at(month, SECOND_HALF), to: at(month + 1, 1) };
    case 'M':
      return { from: at(month, 1), to: at(month + 1, 1) };
  }
}
