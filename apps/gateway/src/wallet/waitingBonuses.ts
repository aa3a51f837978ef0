import { and, asc, eq, gt, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { POINTS_CURRENCY } from '../money/ledger';
import { balance, entry, ledgerAccount } from '../money/schema';
import { WRITTEN_WITHIN_MS } from '../platform/jobs';
import { turnoverDone } from '../promotions/bonuses';
import { txnIdOf } from '../promotions/credit';
import { bonus } from '../promotions/schema';
import { heldByBonus, type Move, type Waiting } from './heldMoney';

type Bonus = typeof bonus.$inferSelect;

/** A bonus, and the money that waits for its turnover, in minor units. */
export interface WaitingBonus {
  bonus: Bonus;
  /** What is left of the bonus, with what was won with it; never nothing. */
  held: bigint;
  turnoverLeft: bigint;
}

/**
 * The bonuses that money of an account waits for, oldest first. A bet works off every bonus that it is made
 * under; a bonus that was lost in play holds nothing back, however much of its turnover is left.
 */
export async function waitingBonuses(db: Database, accountId: number): Promise<WaitingBonus[]> {
  const done = turnoverDone();
  const open = await db
    .select({ bonus, done })
    .from(bonus)
    .where(
      and(
        eq(bonus.accountId, accountId),
        isNull(bonus.cancelledAt),
        lt(done, bonus.turnoverRequired),
      ),
    )
    .orderBy(asc(bonus.creditedAt), asc(bonus.id));
  const [oldest] = open;
  if (oldest === undefined) return [];
  const ended = await takenBackSince(db, accountId, oldest.bonus.creditedAt);
  const all = [...open.map((row) => row.bonus), ...ended];
  const { before, moves } = await movesSince(db, accountId, {
    txnId: Math.min(...all.map(({ transactionNumber }) => txnIdOf(transactionNumber))),
    at: new Date(Math.min(...all.map(({ creditedAt }) => creditedAt.getTime()))),
  });
  const held = heldByBonus(before, moves, all.map(toWaiting));
  return open
    .map(({ bonus: one, done: bet }) => ({
      bonus: one,
      held: held.get(one.id) ?? 0n,
      turnoverLeft: one.turnoverRequired - BigInt(bet),
    }))
    .filter((one) => one.held > 0n);
}

/** Earlier bonuses that overlapped with today's: they share the losses of that time. */
const takenBackSince = (db: Database, accountId: number, since: Date): Promise<Bonus[]> =>
  db
    .select()
    .from(bonus)
    .where(and(eq(bonus.accountId, accountId), gt(bonus.cancelledAt, since)));

const toWaiting = (one: Bonus): Waiting => ({
  bonusId: one.id,
  txnId: txnIdOf(one.transactionNumber),
  amount: one.amount,
  turnoverRequired: one.turnoverRequired,
  endedAt: one.cancelledAt,
});

/** What must still be bet before nothing waits any more: a bet counts for every bonus. */
export const remainingTurnoverOf = (waiting: readonly WaitingBonus[]): bigint =>
  waiting.reduce((most, { turnoverLeft }) => (turnoverLeft > most ? turnoverLeft : most), 0n);

/** What waits for turnover in all. */
export const heldIn = (waiting: readonly WaitingBonus[]): bigint =>
  waiting.reduce((sum, { held }) => sum + held, 0n);

/** The total balance of an account's wallets. */
export async function heldInAll(db: Database, accountId: number): Promise<bigint> {
  const [row] = await db.select({ total: moneyOf(accountId) }).from(sql`(select 1) as one`);
  return BigInt(row?.total ?? 0);
}

const isMoneyOf = (accountId: number): SQL | undefined =>
  and(eq(ledgerAccount.ownerId, accountId), ne(ledgerAccount.currency, POINTS_CURRENCY));

function moneyOf(accountId: number): SQL<string> {
  const total = sql`(select coalesce(sum(${balance.amount}), 0) from ${balance}
    inner join ${ledgerAccount} on ${ledgerAccount.id} = ${balance.ledgerAccountId}
    where ${isMoneyOf(accountId)})`;
  // Columns of nested subqueries keep their table names.
  return sql<string>`${total}`;
}

/** What happened in all money wallets of an account since a bonus was credited, and what they held before it. */
async function movesSince(
  db: Database,
  accountId: number,
  first: { txnId: number; at: Date },
): Promise<{ before: bigint; moves: Move[] }> {
  // One statement, so that rows and total are consistent.
  const rows = await db
    .select({
      txnId: entry.txnId,
      at: sql<Date>`min(${entry.at})`.mapWith(entry.at),
      isRound: sql<boolean>`bool_and(${entry.kind} = 'GAME_ROUND')`,
      came: sumWhere(gt(entry.amount, 0n)),
      went: sumWhere(lt(entry.amount, 0n)),
      total: moneyOf(accountId),
    })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .where(
      and(
        isMoneyOf(accountId),
        gte(entry.txnId, first.txnId),
        // Says nothing new, but the entries are found by it.
        gte(entry.at, new Date(first.at.getTime() - WRITTEN_WITHIN_MS)),
      ),
    )
    .groupBy(entry.txnId)
    .orderBy(entry.txnId);
  const moves = rows.map(({ total: _, came, went, ...move }) => ({
    ...move,
    came: BigInt(came),
    went: -BigInt(went),
  }));
  const after = BigInt(rows[0]?.total ?? 0);
  return { before: moves.reduce((held, { came, went }) => held - came + went, after), moves };
}

const sumWhere = (which: SQL): SQL<string> =>
  sql<string>`coalesce(sum(${entry.amount}) filter (where ${which}), 0)`;
