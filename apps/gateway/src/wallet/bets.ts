import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import type { Span } from '../platform/days';
import { type PageQuery, windowOf } from '../platform/paging';

export type Bet = typeof bet.$inferSelect;

/** Which bets are requested. */
export interface BetFilter {
  span: Span;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  isOpen: boolean | undefined;
}

/** Sums over all bets that are requested, in minor units. */
export interface BetSums {
  count: number;
  stake: bigint;
  payout: bigint;
}

/** A member's bets, newest first, with the sums over all of them. */
export async function listBets(
  db: Database,
  ownerId: number,
  { span, gameType, vassalage, isOpen }: BetFilter,
  query: PageQuery,
): Promise<{ rows: Bet[]; sums: BetSums }> {
  const wanted = and(
    eq(bet.accountId, ownerId),
    gte(bet.playedAt, span.from),
    lt(bet.playedAt, span.to),
    gameType === undefined ? undefined : eq(bet.gameType, gameType),
    vassalage === undefined ? undefined : eq(bet.vassalage, vassalage),
    isOpen === undefined ? undefined : eq(bet.isOpen, isOpen),
  );
  const { offset, limit } = windowOf(query);
  const page = await db
    .select({ row: bet, sums: sumsOver(sql`over ()`) })
    .from(bet)
    .where(wanted)
    .orderBy(desc(bet.playedAt), desc(bet.id))
    .offset(offset)
    .limit(limit);
  const rows = page.map(({ row }) => row);
  // Each row has the sums; a page beyond the end has no rows.
  const sums = page[0]?.sums ?? (offset === 0 ? undefined : await sumsOf(db, wanted));
  return {
    rows,
    sums: {
      count: sums?.count ?? 0,
      stake: BigInt(sums?.stake ?? 0),
      payout: BigInt(sums?.payout ?? 0),
    },
  };
}

const sumsOver = (rows: SQL) => ({
  count: sql<number>`(count(*) ${rows})::int`,
  stake: sql<string>`coalesce(sum(${bet.stake}) ${rows}, 0)`,
  payout: sql<string>`coalesce(sum(${bet.payout}) ${rows}, 0)`,
});

async function sumsOf(db: Database, wanted: SQL | undefined) {
  const [sums] = await db.select(sumsOver(sql``)).from(bet).where(wanted);
  return sums;
}
