import { and, asc, eq, inArray, is, isNull, type SQL, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import type { TxnKind } from './kinds';
import { balance, entry, ledgerAccount, txn } from './schema';

/** One side of a transaction: what `account` (of the ledger) gains, or loses if negative. */
export interface Posting {
  account: number;
  amount: bigint;
}

/** An atomic movement of money. */
export interface Movement {
  /** Scope of `key`. */
  scope: string;
  /** Unique within the scope: the database refuses a second booking. */
  key: string;
  requestHash: string;
  kind: TxnKind;
  reference?: string;
  at: Date;
  postings: readonly Posting[];
}

export const USERS_WALLET = 'wallet';
const USERS_POINTS = 'points';
/** Points are in the same ledger, as a currency with one unit per point. */
export const POINTS_CURRENCY = 'PTS';

/**
 * Books a movement inside the caller's transaction: locks the balances in the order of their ids,
 * refuses a posting that is not covered at its turn, and writes entries and balances together.
 */
export async function post(tx: Database, movement: Movement): Promise<number> {
  // Outside a transaction the locks would be released at once.
  if (!is(tx, PgTransaction)) throw new Error('Money is booked inside a transaction');
  const { scope, key, requestHash, kind, reference, at, postings } = movement;
  if (postings.reduce((sum, { amount }) => sum + amount, 0n) !== 0n)
    throw new RangeError('The postings of a movement have to sum to zero');
  const { after, running } = await lockAndAdd(tx, postings);
  const [booked] = await tx
    .insert(txn)
    .values({ scope, idempotencyKey: key, requestHash, kind, reference, createdAt: at })
    .returning({ id: txn.id });
  if (booked === undefined) throw new Error('The transaction was not written');
  await tx.insert(entry).values(
    postings.map(({ account, amount }, place) => ({
      txnId: booked.id,
      ledgerAccountId: account,
      amount,
      balanceAfter: running[place] ?? 0n,
      kind,
      at,
    })),
  );
  for (const [id, amount] of after)
    await tx.update(balance).set({ amount }).where(eq(balance.ledgerAccountId, id));
  return booked.id;
}

/** Locks the accounts of the postings, and computes their balances after each posting. */
async function lockAndAdd(
  tx: Database,
  postings: readonly Posting[],
): Promise<{ after: Map<number, bigint>; running: bigint[] }> {
  const ids = [...new Set(postings.map(({ account }) => account))];
  const locked = await tx
    .select()
    .from(balance)
    .where(inArray(balance.ledgerAccountId, ids))
    .orderBy(asc(balance.ledgerAccountId))
    .for('update');
  if (locked.length !== ids.length)
    throw new Error(`No such ledger account among ${ids.join(', ')}`);
  const overdraft = new Set(
    locked.filter((row) => row.mayBeNegative).map((r) => r.ledgerAccountId),
  );
  const after = new Map(locked.map((row) => [row.ledgerAccountId, row.amount]));
  const running: bigint[] = [];
  for (const { account, amount } of postings) {
    const next = (after.get(account) ?? 0n) + amount;
    // A win does not cover its own stake: each posting has to be covered when it is made.
    if (next < 0n && amount < 0n && !overdraft.has(account))
      throw new Refusal('INSUFFICIENT_FUNDS');
    after.set(account, next);
    running.push(next);
  }
  return { after, running };
}

/** An account of the ledger to open: a member's or a house account. */
export type NewLedgerAccount = { kind: string; currency: string; mayBeNegative?: boolean } & (
  | { ownerId: number }
  | { merchant: string }
);

/** Opens an account of the ledger with nothing on it. */
export async function openLedgerAccount(tx: Database, wanted: NewLedgerAccount): Promise<number> {
  const { mayBeNegative = false, ...columns } = wanted;
  const [opened] = await tx.insert(ledgerAccount).values(columns).returning();
  if (opened === undefined) throw new Error('The ledger account was not written');
  await tx.insert(balance).values({ ledgerAccountId: opened.id, amount: 0n, mayBeNegative });
  return opened.id;
}

/** Identifies a house account: merchant, purpose and currency. */
export interface HouseAccount {
  merchant: string;
  kind: string;
  currency: string;
}

/** A merchant's house account, opened when it is first needed. Merchants never share one. */
export async function houseAccount(tx: Database, wanted: HouseAccount): Promise<number> {
  const found = await findHouse(tx, wanted);
  if (found !== undefined) return found;
  // Of two concurrent calls one opens it; the other waits and finds it.
  const name = `house ${wanted.merchant} ${wanted.kind} ${wanted.currency}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
  return (await findHouse(tx, wanted)) ?? openLedgerAccount(tx, { ...wanted, mayBeNegative: true });
}

async function findHouse(
  tx: Database,
  { merchant, kind, currency }: HouseAccount,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(
        isNull(ledgerAccount.ownerId),
        eq(ledgerAccount.merchant, merchant),
        eq(ledgerAccount.kind, kind),
        eq(ledgerAccount.currency, currency),
      ),
    );
  return found?.id;
}

/** A member's wallet of one currency: its ledger account, balance and merchant. */
export interface MemberWallet {
  account: number;
  amount: bigint;
  currency: string;
  merchant: string;
}

/** A member's wallet. */
export function walletOf(db: Database, ownerId: number): Promise<MemberWallet> {
  return memberWalletOf(db, ownerId, USERS_WALLET);
}

/** Whether an account of the ledger is the wallet of a member. */
export const isWalletOf = (ownerId: number): SQL | undefined =>
  and(eq(ledgerAccount.ownerId, ownerId), eq(ledgerAccount.kind, USERS_WALLET));

/** The same for a member's points. */
export const isPointsOf = (ownerId: number): SQL | undefined =>
  and(eq(ledgerAccount.ownerId, ownerId), eq(ledgerAccount.kind, USERS_POINTS));

async function memberWalletOf(db: Database, ownerId: number, kind: string): Promise<MemberWallet> {
  const [found] = await db
    .select({
      account: ledgerAccount.id,
      amount: balance.amount,
      currency: ledgerAccount.currency,
      merchant: account.merchant,
    })
    .from(ledgerAccount)
    .innerJoin(account, eq(account.id, ledgerAccount.ownerId))
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .where(and(eq(ledgerAccount.ownerId, ownerId), eq(ledgerAccount.kind, kind)));
  if (found === undefined) throw new Error(`Account ${ownerId} has no ${kind}`);
  return found;
}

/** Opens the wallet of a new account and its wallet of points; gives the wallet. */
export async function openWallet(tx: Database, ownerId: number, currency: string): Promise<number> {
  await openLedgerAccount(tx, { ownerId, kind: USERS_POINTS, currency: POINTS_CURRENCY });
  return openLedgerAccount(tx, { ownerId, kind: USERS_WALLET, currency });
}

/** A member's points; `amount` is their number. */
export function pointsOf(db: Database, ownerId: number): Promise<MemberWallet> {
  return memberWalletOf(db, ownerId, USERS_POINTS);
}

/** The balance of a ledger account. */
export async function amountOn(db: Database, ledgerAccountId: number): Promise<bigint> {
  const [row] = await db
    .select({ amount: balance.amount })
    .from(balance)
    .where(eq(balance.ledgerAccountId, ledgerAccountId));
  if (row === undefined) throw new Error(`No ledger account ${ledgerAccountId}`);
  return row.amount;
}
