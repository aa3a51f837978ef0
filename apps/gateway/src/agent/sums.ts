import { and, between, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS, dayOf, type Span } from '../platform/days';
import { accountDay } from './schema';

/** Whose rows count, as a condition on accounts, and when. */
export interface ReportQuery {
  whom: SQL | undefined;
  span: Span;
}

/** The same for whole days, by which sums are stored. */
export interface DayReportQuery extends ReportQuery {
  /** Whose sums count, as a condition on them: the people of `whom`. */
  sumsOf: SQL | undefined;
  utcOffsetMinutes: number;
}

/** Times within a span. */
export function within(moment: PgColumn, { from, to }: Span): SQL | undefined {
  return and(gte(moment, from), lt(moment, to));
}

/** Which day of a span a moment lies in, from 0; the merchant's days all have 24 hours. */
export function dayIn(moment: PgColumn | SQL.Aliased<Date>, { from }: Span): SQL<number> {
  const since = sql`extract(epoch from ${moment}) - ${from.getTime() / 1000}::numeric`;
  return sql<number>`floor((${since}) / 86400)::int`;
}

/** All days of a time span, such as '2026-03-14', oldest first. */
export function daysOf({ from, to }: Span, offsetMinutes: number): string[] {
  const count = Math.round((to.getTime() - from.getTime()) / DAY_MS);
  return Array.from({ length: count }, (_, at) =>
    dayOf(new Date(from.getTime() + at * DAY_MS), offsetMinutes),
  );
}

/** The stored sums of the requested days. */
export function isInDays({
  span,
  utcOffsetMinutes,
}: Pick<DayReportQuery, 'span' | 'utcOffsetMinutes'>): SQL | undefined {
  const last = new Date(span.to.getTime() - DAY_MS);
  return between(accountDay.day, dayOf(span.from, utcOffsetMinutes), dayOf(last, utcOffsetMinutes));
}

/** Days on which an account bet or was given something: all that a statement is about. */
export const hasStatement: SQL | undefined = or(
  ne(accountDay.bets, 0),
  ne(accountDay.rebate, 0n),
  ne(accountDay.bonus, 0n),
  ne(accountDay.salary, 0n),
);
