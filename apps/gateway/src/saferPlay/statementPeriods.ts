import type { components } from '../generated/contract';
import { DAY_MS, dayOf } from '../platform/days';
import { startOfMonth } from './periods';

export type StatementGrain = components['schemas']['StatementGrain'];

/** Days of the merchant's calendar, such as '2026-03-14', from the first to the last one, which counts as well. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The month that runs now, up to today, and whole months before it. */
export const statementSpan = (now: Date, months: number, offsetMinutes: number): DaySpan => ({
  from: dayOf(startOfMonth(now, offsetMinutes, -months), offsetMinutes),
  to: dayOf(now, offsetMinutes),
});

const SUNDAY = 0;
const WEEK_DAYS = 7;

const daysLeftOfWeek = (day: number): number => (day === SUNDAY ? 1 : WEEK_DAYS + 1 - day);

/** The first day of the next period, counted in UTC as calendar days are written. A week begins on Monday. */
const NEXT: Readonly<Record<StatementGrain, (day: Date) => number>> = {
  DAY: (day) => day.getTime() + DAY_MS,
  WEEK: (day) => day.getTime() + daysLeftOfWeek(day.getUTCDay()) * DAY_MS,
  MONTH: (day) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1),
};

/** All periods of a span, the first one first. Those that it cuts off have only their days inside. */
export function periodsOf({ from, to }: DaySpan, grain: StatementGrain): DaySpan[] {
  const last = Date.parse(to);
  const periods: DaySpan[] = [];
  for (let start = Date.parse(from), next = 0; start <= last; start = next) {
    next = NEXT[grain](new Date(start));
    periods.push({ from: textOf(start), to: textOf(Math.min(next - DAY_MS, last)) });
  }
  return periods;
}

const textOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
