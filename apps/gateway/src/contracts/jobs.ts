import type { Span } from '../platform/days';
import type { Job } from '../services';
import { type ContractPeriod, HOUR, KIND_RULES, REAL_TIME_MS } from './kinds';
import { payDue } from './pay';
import { periodOf, settlementOf } from './periods';
import { settle } from './settle';
import { warnPayers } from './warnPayers';

/**
 * Settles what has ended with an hour: hourly salaries, the day before for daily ones, and dividends whose
 * period is over. What is due is paid, as daily salaries two hours into the next day (AC-06).
 */
export const settleWages: Job = {
  name: 'contract-wages',
  everyMs: HOUR,
  countsWritten: true,
  async run(tx, until, { config, now }) {
    const { merchant, utcOffsetMinutes: offsetMinutes } = config;
    const clock = { merchant, now: new Date(now()), offsetMinutes };
    // The last hour of the merchant's clock that is over: where days begin at half past, it ended half an hour ago.
    const begun = new Date(until.getTime() - HOUR);
    const hour = settlementOf({ kind: 'hourly', period: 'daily' }, begun, offsetMinutes);
    await settle(tx, { kind: 'hourly', span: hour }, clock);
    const day = endedWithin(hour, 'daily', offsetMinutes);
    // Every period ends with a day, so in most hours nothing is due.
    if (day !== null) {
      await settle(tx, { kind: 'daily', span: day }, clock);
      for (const period of KIND_RULES.dividend.periods) {
        const span = endedWithin(hour, period, offsetMinutes);
        if (span !== null) await settle(tx, { kind: 'dividend', period, span }, clock);
      }
      await warnPayers(tx, until, clock);
    }
    await payDue(tx, ['dividend', 'daily', 'hourly'], until, clock);
  },
};

/** Settles and pays real-time salaries of five minutes each, as soon as their bets are all there (AC-06). */
export const settleRealTime: Job = {
  name: 'contract-real-time',
  everyMs: REAL_TIME_MS,
  countsWritten: true,
  async run(tx, until, { config, now }) {
    const { merchant, utcOffsetMinutes: offsetMinutes } = config;
    const clock = { merchant, now: new Date(now()), offsetMinutes };
    const span = { from: new Date(until.getTime() - REAL_TIME_MS), to: until };
    await settle(tx, { kind: 'realtime', span }, clock);
    await payDue(tx, ['realtime'], until, clock);
  },
};

/** The period that ended in the hour, its last moment included; null when none did. */
function endedWithin(
  { from, to }: Span,
  period: ContractPeriod,
  offsetMinutes: number,
): Span | null {
  const started = periodOf(period, to, offsetMinutes).from;
  return started > from ? periodOf(period, new Date(started.getTime() - 1), offsetMinutes) : null;
}
