import { and, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { isBelow } from '../agent/lineage';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { formatAmount } from '../money/amount';
import { beyond, checkAmount } from '../money/bounds';
import { post, walletOf } from '../money/ledger';
import { lockBalances } from '../money/lockBalances';
import { passed } from '../money/postings';
import { refuseWithBalance } from '../money/refuseWithBalance';
import type { Span } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { createId } from '../platform/ids';
import { type PageQuery, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { freeMoney, isFree } from './allowance';
import { transfer } from './schema';
import { TRANSFERRED_AT_ONCE } from './walletRules';

export type Transfer = typeof transfer.$inferSelect;
type TransferKind = components['schemas']['TransferKind'];

/** What is sent to another account, in minor units. */
export interface Sending {
  amount: bigint;
  remark?: string | undefined;
}

interface Sent {
  intent: Intent;
  now: Date;
}

/** For the other side an upward transfer comes from below. */
const TURNED: Readonly<Record<TransferKind, TransferKind>> = {
  WALLET: 'WALLET',
  UPLINE: 'DOWNLINE',
  DOWNLINE: 'UPLINE',
};

/** Sends money to the upline. Money that waits for turnover can't be sent. */
export async function sendUp(
  tx: Database,
  giver: Account,
  sending: Sending,
  sent: Sent,
): Promise<Transfer> {
  const receiver = await receiverAbove(tx, giver);
  if (receiver === null) throw new Refusal('NOT_FOUND');
  return send(tx, 'UPLINE', { giver, receiver, sending, sent });
}

/** The upline; null if it can't receive. */
export async function receiverAbove(db: Database, giver: Account): Promise<Account | null> {
  const { uplineId } = giver;
  return uplineId === null ? null : receiverBy(db, giver, eq(account.id, uplineId));
}

/** Sends money to an account below, at any depth; any other account is NOT_FOUND. */
export async function sendDown(
  tx: Database,
  giver: Account,
  username: string,
  { sending, sent }: { sending: Sending; sent: Sent },
): Promise<Transfer> {
  const named = and(eq(account.username, username.trim().toLowerCase()), isBelow(giver));
  const receiver = await receiverBy(tx, giver, named);
  if (receiver === null) throw new Refusal('NOT_FOUND');
  return send(tx, 'DOWNLINE', { giver, receiver, sending, sent });
}

/** An account that can receive: active, in the same currency. */
async function receiverBy(
  db: Database,
  { merchant, currency }: Account,
  named: SQL | undefined,
): Promise<Account | null> {
  const [found] = await db
    .select()
    .from(account)
    .where(
      and(
        named,
        eq(account.merchant, merchant),
        eq(account.currency, currency),
        eq(account.status, 'active'),
      ),
    );
  return found ?? null;
}

async function send(
  tx: Database,
  kind: TransferKind,
  details: { giver: Account; receiver: Account; sending: Sending; sent: Sent },
): Promise<Transfer> {
  const { giver, receiver, sending, sent } = details;
  const { amount, remark } = sending;
  checkAmount(amount, TRANSFERRED_AT_ONCE);
  const id = createId('tr');
  const from = (await walletOf(tx, giver.id)).account;
  const to = (await walletOf(tx, receiver.id)).account;
  // Otherwise a bonus could be credited between reading holds and balance.
  await lockBalances(tx, [from, to]);
  const money = await freeMoney(tx, giver.id);
  if (!isFree(amount, money)) throw beyond('turnover', formatAmount(money.free));
  const booked = post(tx, {
    ...sent.intent,
    kind: 'TRANSFER',
    reference: id,
    at: sent.now,
    postings: passed(from, to, amount),
  });
  const txnId = await refuseWithBalance(tx, { account: from, field: 'amount' }, booked);
  const [written] = await tx
    .insert(transfer)
    .values({
      id,
      kind,
      giverId: giver.id,
      receiverId: receiver.id,
      fromName: giver.username,
      toName: receiver.username,
      amount,
      remark: remark?.trim() || null,
      txnId,
      createdAt: sent.now,
    })
    .returning();
  if (written === undefined) throw new Error('The transfer was not written');
  const values = { account: giver.username, amount: amountText(amount) };
  await notifyAccounts(
    tx,
    [{ accountId: receiver.id, name: 'transferReceived', values }],
    sent.now,
  );
  return written;
}

/** A transfer from the view of one side. */
export function seenBy(
  viewerId: number,
  { kind, giverId, receiverId, toName }: Transfer,
): { kind: TransferKind; direction: 'IN' | 'OUT' } {
  // The table holds no other kinds.
  const written = kind as TransferKind;
  if (giverId === receiverId) return { kind: written, direction: toName === 'MAIN' ? 'IN' : 'OUT' };
  const isGiver = giverId === viewerId;
  return { kind: isGiver ? written : TURNED[written], direction: isGiver ? 'OUT' : 'IN' };
}

/** Which transfers are requested. */
interface TransferFilter {
  span: Span;
  kind?: TransferKind | undefined;
}

function areTransfers(ownerId: number, { span, kind }: TransferFilter): SQL | undefined {
  const given = eq(transfer.giverId, ownerId);
  const received = eq(transfer.receiverId, ownerId);
  return and(
    gte(transfer.createdAt, span.from),
    lt(transfer.createdAt, span.to),
    kind === undefined
      ? or(given, received)
      : or(and(given, eq(transfer.kind, kind)), and(received, eq(transfer.kind, TURNED[kind]))),
  );
}

/** What the requested transfers brought into the main wallet and took out of it. */
export async function sumTransfers(
  db: Database,
  ownerId: number,
  filter: TransferFilter,
): Promise<{ income: bigint; outgo: bigint }> {
  const isBetween = sql`${transfer.giverId} = ${transfer.receiverId}`;
  const isIn = sql`case when ${isBetween} then ${transfer.toName} = 'MAIN' else ${transfer.receiverId} = ${ownerId} end`;
  const sumOf = (condition: SQL) =>
    sql`coalesce(sum(${transfer.amount}) filter (where ${condition}), 0)`.mapWith(BigInt);
  const [sums] = await db
    .select({ income: sumOf(isIn), outgo: sumOf(sql`not (${isIn})`) })
    .from(transfer)
    .where(areTransfers(ownerId, filter));
  return sums ?? { income: 0n, outgo: 0n };
}

/** Transfers from and to an account, newest first, and how many there are in all. */
export async function listTransfers(
  db: Database,
  ownerId: number,
  filter: TransferFilter,
  query: PageQuery,
): Promise<{ rows: Transfer[]; total: number }> {
  const wanted = areTransfers(ownerId, filter);
  const { offset, limit } = windowOf(query);
  const rows = await db
    .select()
    .from(transfer)
    .where(wanted)
    .orderBy(desc(transfer.createdAt), desc(transfer.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(transfer).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}
