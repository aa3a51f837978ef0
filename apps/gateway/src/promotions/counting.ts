import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet, entry, ledgerAccount, txn } from '../database/schema';
import type { Span } from '../platform/days';

/** Bets of one category. */
export interface Played {
  rounds: number;
  stake: bigint;
  payout: bigint;
}

/** The settled bets of an account in a span, by game category. */
export async function betsIn(
  db: Database,
  accountId: number,
  { from, to }: Span,
): Promise<Map<string, Played>> {
  const rows = await db
    .select({
      gameType: bet.gameType,
      rounds: sql<string>`count(*)`,
      stake: sql<string>`sum(${bet.stake})`,
      payout: sql<string>`sum(${bet.payout})`,
    })
    .from(bet)
    .where(and(eq(bet.accountId, accountId), gte(bet.playedAt, from), lt(bet.playedAt, to)))
    .groupBy(bet.gameType);
  return new Map(
    rows.map(({ gameType, rounds, stake, payout }) => [
      gameType,
      { rounds: Number(rounds), stake: BigInt(stake), payout: BigInt(payout) },
    ]),
  );
}

/** The sum of some categories, or of all without a wish. */
export function sumOf(bets: ReadonlyMap<string, Played>, categories: readonly string[]): Played {
  const sum: Played = { rounds: 0, stake: 0n, payout: 0n };
  for (const [category, { rounds, stake, payout }] of bets) {
    if (categories.length > 0 && !categories.includes(category)) continue;
    sum.rounds += rounds;
    sum.stake += stake;
    sum.payout += payout;
  }
  return sum;
}

/** What was paid into wallets in a span, by account. It is read from the ledger, whichever way it came. */
export async function depositsOf(
  db: Database,
  accountIds: readonly number[],
  { from, to }: Span,
): Promise<Map<number, bigint>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ ownerId: ledgerAccount.ownerId, sum: sql<string>`sum(${entry.amount})` })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .where(
      and(
        inArray(ledgerAccount.ownerId, [...accountIds]),
        eq(ledgerAccount.kind, 'wallet'),
        eq(txn.kind, 'DEPOSIT'),
        gt(entry.amount, 0n),
        gte(txn.createdAt, from),
        lt(txn.createdAt, to),
      ),
    )
    .groupBy(ledgerAccount.ownerId);
  return new Map(rows.map(({ ownerId, sum }) => [ownerId ?? 0, BigInt(sum)]));
}

/** What one account paid in. */
export async function depositsIn(db: Database, accountId: number, span: Span): Promise<bigint> {
  return (await depositsOf(db, [accountId], span)).get(accountId) ?? 0n;
}
