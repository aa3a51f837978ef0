import { DAY_MS } from '../platform/days';
import type { LimitPeriod } from './limitName';

/** Lengths of the periods that roll. A month is one of the calendar. */
export const ROLLING_MS = { DAY: DAY_MS, WEEK: 7 * DAY_MS } as const;
const MINUTE_MS = 60_000;

/** The start of a month of the merchant's calendar, counted from the one that a moment lies in. */
export function startOfMonth(moment: Date, offsetMinutes: number, monthsOn = 0): Date {
  const local = new Date(moment.getTime() + offsetMinutes * MINUTE_MS);
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + monthsOn, 1);
  return new Date(first - offsetMinutes * MINUTE_MS);
}

/** What happened after this moment counts in the period; in a month this moment counts as well. */
export function periodStart(period: LimitPeriod, now: Date, offsetMinutes: number): Date {
  return period === 'MONTH'
    ? startOfMonth(now, offsetMinutes)
    : // A day is over after exactly 24 hours: what is that old counts no longer.
      new Date(now.getTime() - ROLLING_MS[period] + 1);
}

/** When the period lets go of the first thing that counts. */
export function freeAt(period: LimitPeriod, first: Date, offsetMinutes: number): Date {
  return period === 'MONTH'
    ? startOfMonth(first, offsetMinutes, 1)
    : new Date(first.getTime() + ROLLING_MS[period]);
}
