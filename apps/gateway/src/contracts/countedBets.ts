import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { Span } from '../platform/days';

/** When a bet's money counts for contracts: when it was decided (0096). */
export const decidedAt = sql<Date>`coalesce(${bet.settledAt}, ${bet.playedAt})`;

/** The bets that were decided in a span. In words by which the indexes are used. */
export function isDecidedIn({ from, to }: Span): SQL | undefined {
  const atOnce = and(eq(bet.isOpen, false), isNull(bet.settledAt), isPlacedIn({ from, to }));
  return or(atOnce, and(gte(bet.settledAt, from), lt(bet.settledAt, to)));
}

export const isPlacedIn = ({ from, to }: Span): SQL | undefined =>
  and(gte(bet.playedAt, from), lt(bet.playedAt, to));

/**
 * What turns sums by when bets were placed into sums by when they were decided: each bet that waited is taken off where it
 * was placed, and added where it was decided.
 */
export function movedBets(db: Database, { from, to }: Span) {
  const waited = or(bet.isOpen, isNotNull(bet.settledAt));
  const placed = db
    .select({
      accountId: bet.accountId,
      at: sql<Date>`${bet.playedAt}`.as('at'),
      stake: sql<bigint>`-${bet.stake}`.as('stake'),
      payout: sql<bigint>`-${bet.payout}`.as('payout'),
    })
    .from(bet)
    .where(and(waited, isPlacedIn({ from, to })));
  const decided = db
    .select({
      accountId: bet.accountId,
      at: sql<Date>`${bet.settledAt}`.as('at'),
      stake: sql<bigint>`${bet.stake}`.as('stake'),
      payout: sql<bigint>`${bet.payout}`.as('payout'),
    })
    .from(bet)
    .where(and(gte(bet.settledAt, from), lt(bet.settledAt, to)));
  return unionAll(placed, decided).as('moved');
}
