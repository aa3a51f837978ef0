import { and, between, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS, dayOf, type Span } from '../platform/days';
import type { LineagePosition } from './lineage';
import { accountDay } from './schema';

/** Whose rows count, as a condition on accounts, and when. */
export interface ReportQuery {
  whom: SQL | undefined;
  span: Span;
}

/** Whole days of a merchant. */
export interface Days {
  span: Span;
  utcOffsetMinutes: number;
}

/** The same for whole days, by which sums are stored. */
export interface DayReportQuery extends ReportQuery, Days {
  /** Whose sums count, as a condition on them: the people of `whom`. */
  sumsOf: SQL | undefined;
  /** The agent, where `whom` are all below him: for them sums are kept by group as well. */
  top?: Pick<LineagePosition, 'id' | 'lineage'>;
}

/** Of rows that are moments; a span can end within a day. */
export interface MomentReportQuery extends ReportQuery {
  /** The same as whole days, whose sums are kept; null where the span ends within a day. */
  days: DayReportQuery | null;
}

/** Times within a span. */
export function within(moment: PgColumn, { from, to }: Span): SQL | undefined {
  return and(gte(moment, from), lt(moment, to));
}

/** Which day of a span a moment lies in, from 0; the merchant's days all have 24 hours. */
export function dayIn(moment: PgColumn | SQL.Aliased<Date | null>, { from }: Span): SQL<number> {
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

/** What is stored by day, of the requested days: without a column the sums of accounts. */
export function isInDays(
  { span, utcOffsetMinutes }: Days,
  day: SQLWrapper = accountDay.day,
): SQL | undefined {
  const last = new Date(span.to.getTime() - DAY_MS);
  return between(sql`${day}`, dayOf(span.from, utcOffsetMinutes), dayOf(last, utcOffsetMinutes));
}
