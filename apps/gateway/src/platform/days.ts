import { badRequest } from './refusal';

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The longest span of a report: it may begin 90 days before its last day (contract, tag agent). */
const REPORT_DAYS = 91;
/** The longest span of a history of the wallet (contract, tag wallet). */
export const HISTORY_DAYS = 93;
/** Nothing happened before, and nothing is planned for later: databases differ in the years that they know. */
const EARLIEST = Date.UTC(2000, 0, 1);
const FURTHEST_MS = 2 * 366 * DAY_MS;

/** Days that a report is requested; the contract has checked how they are written. */
export interface DateRangeQuery {
  datePreset?: 'today' | 'yesterday' | 'previous7' | 'previous30' | undefined;
  /** First day, as in '2026-03-14'. */
  startDate?: string | undefined;
  /** Last day, which counts as well. */
  endDate?: string | undefined;
}

/** From this moment up to, and without, that one. */
export interface Span {
  from: Date;
  to: Date;
}

const PRESETS = {
  today: [0, 1],
  yesterday: [-1, 0],
  previous7: [-6, 1],
  previous30: [-29, 1],
} as const;

/** The start of the merchant's day that a moment lies in; the offset is in minutes east of UTC. */
export function startOfDay(moment: Date, offsetMinutes: number): Date {
  const local = moment.getTime() + offsetMinutes * MINUTE_MS;
  return new Date(Math.floor(local / DAY_MS) * DAY_MS - offsetMinutes * MINUTE_MS);
}

/** The merchant's day that a moment lies in, as in '2026-03-14'. */
export function dayOf(moment: Date, offsetMinutes: number): string {
  return new Date(moment.getTime() + offsetMinutes * MINUTE_MS).toISOString().slice(0, 10);
}

/**
 * The span that a call asks for; without any wish the last `usual` days, today among them. One of more than
 * `most` days is refused.
 */
export function spanOf(
  query: DateRangeQuery,
  now: Date,
  offsetMinutes: number,
  usual = 30,
  most = REPORT_DAYS,
): Span {
  const today = startOfDay(now, offsetMinutes).getTime();
  const { datePreset, startDate, endDate } = query;
  if (datePreset !== undefined && (startDate !== undefined || endDate !== undefined))
    throw badRequest([{ field: 'datePreset', code: 'invalid' }]);
  const [first, last] = datePreset === undefined ? [1 - usual, 1] : PRESETS[datePreset];
  const to =
    endDate === undefined ? today + last * DAY_MS : startOf(endDate, offsetMinutes) + DAY_MS;
  const from =
    startDate !== undefined
      ? startOf(startDate, offsetMinutes)
      : endDate === undefined
        ? today + first * DAY_MS
        : to - usual * DAY_MS;
  const isKnown = from >= EARLIEST && to <= today + FURTHEST_MS;
  if (!isKnown || to <= from || to - from > most * DAY_MS)
    throw badRequest([
      { field: startDate === undefined ? 'endDate' : 'startDate', code: 'invalid' },
    ]);
  return { from: new Date(from), to: new Date(to) };
}

/** A span up to a moment, itself included; without one as it is. */
export function spanUntil({ from, to }: Span, until: Date | null): Span {
  return until === null || until >= to ? { from, to } : { from, to: new Date(until.getTime() + 1) };
}

const startOf = (day: string, offsetMinutes: number): number =>
  new Date(`${day}T00:00:00Z`).getTime() - offsetMinutes * MINUTE_MS;
