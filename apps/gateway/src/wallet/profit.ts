import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { bet, entry, txn, withdrawal } from '../database/schema';
import { walletOf } from '../money/ledger';
import type { Span } from '../platform/days';

/** What a span brought and took, in minor units. */
export interface ProfitSums {
  deposit: bigint;
  /** What was paid out, by the day on which it was. */
  withdrawal: bigint;
  stake: bigint;
  win: bigint;
  rebate: bigint;
  /** Bonuses and rewards. */
  bonus: bigint;
}

/** The sums of one day or of one type of game. */
export interface ProfitGroup extends ProfitSums {
  name: string;
}

const NOTHING: ProfitSums = {
  deposit: 0n,
  withdrawal: 0n,
  stake: 0n,
  win: 0n,
  rebate: 0n,
  bonus: 0n,
};

const KINDS: Readonly<Record<string, keyof ProfitSums>> = {
  DEPOSIT: 'deposit',
  REBATE: 'rebate',
  BONUS: 'bonus',
  REWARD: 'bonus',
};

/** Seen from the player: what was won and given, less what was bet. */
export const profitOf = ({ stake, win, rebate, bonus }: ProfitSums): bigint =>
  win - stake + rebate + bonus;

/** The sums of a member's bets by type of game, in order of the types. */
export async function profitByGameType(
  db: Database,
  ownerId: number,
  span: Span,
): Promise<ProfitGroup[]> {
  const rows = await betSums(db, { ownerId, span, by: sql<string>`${bet.gameType}` });
  return rows
    .map(({ name, stake, win }) => ({ ...NOTHING, name, stake, win }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The sums of each of the merchant's days on which something happened, newest first. */
export async function profitByDay(
  db: Database,
  ownerId: number,
  span: Span,
  offsetMinutes: number,
): Promise<ProfitGroup[]> {
  const dayOf = (moment: PgColumn) =>
    sql<string>`to_char((${moment} at time zone 'UTC') + make_interval(mins => ${offsetMinutes}::int), 'YYYY-MM-DD')`;
  const days = new Map<string, ProfitGroup>();
  const add = (name: string, key: keyof ProfitSums, amount: bigint) => {
    const day = days.get(name) ?? { ...NOTHING, name };
    days.set(name, { ...day, [key]: day[key] + amount });
  };
  for (const row of await betSums(db, { ownerId, span, by: dayOf(bet.playedAt) })) {
    add(row.name, 'stake', row.stake);
    add(row.name, 'win', row.win);
  }
  for (const row of await receivedSums(db, { ownerId, span, by: dayOf(txn.createdAt) }))
    add(row.name, KINDS[row.kind] ?? 'bonus', row.amount);
  for (const row of await paidSums(db, { ownerId, span, by: dayOf(withdrawal.paidAt) }))
    add(row.name, 'withdrawal', row.amount);
  return [...days.values()].sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** The sums over a whole span. */
export async function profitOver(db: Database, ownerId: number, span: Span): Promise<ProfitSums> {
  const days = await profitByDay(db, ownerId, span, 0);
  const sumOf = (key: keyof ProfitSums) => days.reduce((sum, day) => sum + day[key], 0n);
  return {
    deposit: sumOf('deposit'),
    withdrawal: sumOf('withdrawal'),
    stake: sumOf('stake'),
    win: sumOf('win'),
    rebate: sumOf('rebate'),
    bonus: sumOf('bonus'),
  };
}

interface Asked {
  ownerId: number;
  span: Span;
  by: SQL<string>;
}

const total = (column: PgColumn) => sql<string>`coalesce(sum(${column}), 0)`;

async function betSums(db: Database, { ownerId, span, by }: Asked) {
  const rows = await db
    .select({ name: by, stake: total(bet.stake), win: total(bet.payout) })
    .from(bet)
    .where(and(eq(bet.accountId, ownerId), gte(bet.playedAt, span.from), lt(bet.playedAt, span.to)))
    .groupBy(sql`1`);
  return rows.map(({ name, stake, win }) => ({ name, stake: BigInt(stake), win: BigInt(win) }));
}

async function receivedSums(db: Database, { ownerId, span, by }: Asked) {
  const { account: wallet } = await walletOf(db, ownerId);
  const rows = await db
    .select({ name: by, kind: txn.kind, amount: total(entry.amount) })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .where(
      and(
        eq(entry.ledgerAccountId, wallet),
        gte(txn.createdAt, span.from),
        lt(txn.createdAt, span.to),
        inArray(txn.kind, Object.keys(KINDS)),
      ),
    )
    .groupBy(sql`1`, txn.kind);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }));
}

async function paidSums(db: Database, { ownerId, span, by }: Asked) {
  const rows = await db
    .select({ name: by, amount: total(withdrawal.amount) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.accountId, ownerId),
        isNotNull(withdrawal.paidAt),
        gte(withdrawal.paidAt, span.from),
        lt(withdrawal.paidAt, span.to),
      ),
    )
    .groupBy(sql`1`);
  return rows.map(({ name, amount }) => ({ name, amount: BigInt(amount) }));
}
