import { periodOf } from '../contracts/periods';
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

const PERIODS = { DAY: 'daily', WEEK: 'weekly', MONTH: 'monthly' } as const;
/** Calendar days are written without a time, so they are counted in UTC. */
const UTC = 0;

/** All periods of a span, the first one first. Those that it cuts off have only their days inside. */
export function periodsOf({ from, to }: DaySpan, grain: StatementGrain): DaySpan[] {
  const last = Date.parse(to);
  const periods: DaySpan[] = [];
  for (let start = Date.parse(from), next = 0; start <= last; start = next) {
    next = periodOf(PERIODS[grain], new Date(start), UTC).to.getTime();
    periods.push({
      from: dayOf(new Date(start), UTC),
      to: dayOf(new Date(Math.min(next - DAY_MS, last)), UTC),
    });
  }
  return periods;
}
