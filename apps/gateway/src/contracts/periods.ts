import { DAY_MS, type Span, startOfDay } from '../platform/days';
import { type ContractKind, type ContractPeriod, HOUR, KIND_RULES, REAL_TIME_MS } from './kinds';

const MINUTE = 60_000;
const WEEK_DAYS = 7;
/** The first day of the second half of a month. */
const SECOND_HALF = 16;

/**
 * The period that a moment lies in, by the merchant's days: weeks begin on Monday, half-months on the
 * 1st and the 16th. The offset is in minutes east of UTC.
 */
export function periodOf(period: ContractPeriod, moment: Date, offsetMinutes: number): Span {
  const day = startOfDay(moment, offsetMinutes).getTime();
  const local = new Date(day + offsetMinutes * MINUTE);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const startOf = (inMonth: number, date: number) =>
    Date.UTC(year, inMonth, date) - offsetMinutes * MINUTE;
  const span = (from: number, to: number) => ({ from: new Date(from), to: new Date(to) });
  switch (period) {
    case 'daily':
      return span(day, day + DAY_MS);
    case 'weekly': {
      const monday = day - ((local.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS) * DAY_MS;
      return span(monday, monday + WEEK_DAYS * DAY_MS);
    }
    case 'semimonthly':
      return local.getUTCDate() < SECOND_HALF
        ? span(startOf(month, 1), startOf(month, SECOND_HALF))
        : span(startOf(month, SECOND_HALF), startOf(month + 1, 1));
    case 'monthly':
      return span(startOf(month, 1), startOf(month + 1, 1));
  }
}

/** What is settled and paid together, as the settlement that a moment lies in. */
export function settlementOf(
  { kind, period }: { kind: ContractKind; period: ContractPeriod },
  moment: Date,
  offsetMinutes: number,
): Span {
  if (kind === 'dividend') return periodOf(period, moment, offsetMinutes);
  if (kind === 'daily') return periodOf('daily', moment, offsetMinutes);
  const every = kind === 'hourly' ? HOUR : REAL_TIME_MS;
  // By the merchant's clock, whose hours can begin at half past in UTC: no settlement lies in two days.
  const day = startOfDay(moment, offsetMinutes).getTime();
  const from = day + Math.floor((moment.getTime() - day) / every) * every;
  return { from: new Date(from), to: new Date(from + every) };
}

/** When a settlement is paid. */
export function dueAt(kind: ContractKind, settlement: Span): Date {
  return new Date(settlement.to.getTime() + KIND_RULES[kind].paidAfterMs);
}

/** When a contract that is agreed now starts to count: a real-time salary at once, others with a whole period. */
export function startOf(
  contract: { kind: ContractKind; period: ContractPeriod },
  now: Date,
  offsetMinutes: number,
): Date {
  return contract.kind === 'realtime'
    ? settlementOf(contract, now, offsetMinutes).to
    : periodOf(contract.period, now, offsetMinutes).to;
}

/** When a contract that starts, or started, at `startsAt` pays next. */
export function nextDueAt(
  contract: { kind: ContractKind; period: ContractPeriod; startsAt: Date },
  now: Date,
  offsetMinutes: number,
): Date {
  const { kind, startsAt } = contract;
  const unpaid = now.getTime() - KIND_RULES[kind].paidAfterMs;
  const from = new Date(Math.max(unpaid, startsAt.getTime()));
  return dueAt(kind, settlementOf(contract, from, offsetMinutes));
}
