import { and, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DAY_MS, dayOf, type Span } from '../platform/days';

/** Whose rows count, as a condition on accounts, and when. */
export interface Asked {
  whom: SQL | undefined;
  span: Span;
}

/** A sum in minor units; of nothing it is nothing. */
export function total(amount: SQLWrapper): SQL<bigint> {
  return sql`coalesce(sum(${amount}), 0)`.mapWith(BigInt);
}

/** Moments within a span. */
export function within(moment: PgColumn, { from, to }: Span): SQL | undefined {
  return and(gte(moment, from), lt(moment, to));
}

/** Which day of a span a moment lies in, from 0; the merchant's days all have 24 hours. */
export function dayIn(moment: PgColumn | SQL.Aliased<Date>, { from }: Span): SQL<number> {
  const since = sql`extract(epoch from ${moment}) - ${from.getTime() / 1000}::numeric`;
  return sql<number>`floor((${since}) / 86400)::int`;
}

/** All days of a span, as in '2026-03-14', oldest first. */
export function daysOf({ from, to }: Span, offsetMinutes: number): string[] {
  const count = Math.round((to.getTime() - from.getTime()) / DAY_MS);
  return Array.from({ length: count }, (_, at) =>
    dayOf(new Date(from.getTime() + at * DAY_MS), offsetMinutes),
  );
}
