import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { countRows, TOTAL, totalOf } from '../database/totalOf';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { checkAmount } from '../money/bounds';
import { shareOf } from '../money/rates';
import type { Span } from '../platform/days';
import { createId } from '../platform/ids';
import { type PageQuery, windowOf } from '../platform/paging';
import { badRequest, Refusal } from '../platform/refusal';
import type { Member } from '../promotions/joining';
import { refuseBeyondLimits } from '../saferPlay/refuseBeyondLimits';
import { requirePromotion } from './depositPromotion';
import type { PaymentDesk } from './paymentDesk';
import { deposit } from './schema';
import { type DepositState, stepTo, withStep } from './steps';
import { NEXT, REASONS } from './stepTexts';
import { DEPOSIT_EXPIRES_MS } from './walletRules';

export type Deposit = typeof deposit.$inferSelect;

/** What somebody wants to deposit, in minor units. */
export interface NewDeposit {
  methodId: string;
  amount: bigint;
  payerName?: string | undefined;
  promotionId?: string | undefined;
}

/**
 * Begins a deposit; nothing is credited before the payment is. Refuses an unknown method or promotion, one
 * that is closed, and an amount outside the limits of the method or beyond the member's own.
 */
export async function beginDeposit(
  tx: Database,
  member: Member,
  wanted: NewDeposit,
  desk: PaymentDesk | null,
): Promise<Deposit> {
  const method = desk?.deposits.methods.find(({ methodId }) => methodId === wanted.methodId);
  if (desk === null || method === undefined) throw new Refusal('NOT_FOUND');
  if (method.maintenance) throw new Refusal('STATE_CONFLICT');
  const { amount, payerName = '', promotionId = null } = wanted;
  checkAmount(amount, { min: method.minAmount, max: method.maxAmount });
  if (method.needsPayerName && payerName.trim() === '')
    throw badRequest([{ field: 'payerName', code: 'required' }]);
  await refuseBeyondLimits(
    tx,
    { accountId: member.account.id, now: member.now, offsetMinutes: member.offsetMinutes },
    { kinds: ['DEPOSIT'], amount, field: 'amount' },
  );
  const fee = shareOf(amount, method.fee);
  if (promotionId !== null) await requirePromotion(tx, member, promotionId, amount - fee);
  const { now } = member;
  const begun = {
    id: createId('dp'),
    methodId: method.methodId,
    amount,
    state: 'PENDING',
  } as const;
  const [written] = await tx
    .insert(deposit)
    .values({
      ...begun,
      accountId: member.account.id,
      fee,
      payerName: payerName.trim() || null,
      promotionId,
      steps: [stepTo('PENDING', now)],
      createdAt: now,
      expiresAt: new Date(now.getTime() + DEPOSIT_EXPIRES_MS),
      dueAt: desk.deposits.askNext(begun, now),
    })
    .returning();
  if (written === undefined) throw new Error('The deposit was not written');
  const values = { amount: amountText(amount), next: NEXT.deposit.PENDING };
  await notifyAccounts(tx, [{ accountId: written.accountId, name: 'depositBegun', values }], now);
  return written;
}

const isOwn = (ownerId: number, id: string) =>
  and(eq(deposit.id, id), eq(deposit.accountId, ownerId));

/** A deposit of its owner. */
export async function findDeposit(db: Database, ownerId: number, id: string): Promise<Deposit> {
  const [found] = await db.select().from(deposit).where(isOwn(ownerId, id));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Cancels an unpaid deposit; a cancelled one stays as it is. */
export async function cancelDeposit(
  tx: Database,
  ownerId: number,
  id: string,
  now: Date,
): Promise<Deposit> {
  const [cancelled] = await tx
    .update(deposit)
    .set({
      state: 'CANCELLED',
      dueAt: null,
      steps: withStep(deposit.steps, stepTo('CANCELLED', now, 'cancelled')),
    })
    .where(and(isOwn(ownerId, id), eq(deposit.state, 'PENDING')))
    .returning();
  if (cancelled !== undefined) {
    const values = { amount: amountText(cancelled.amount), reason: REASONS.cancelled };
    await notifyAccounts(tx, [{ accountId: ownerId, name: 'depositCancelled', values }], now);
  }
  const after = cancelled ?? (await findDeposit(tx, ownerId, id));
  if (after.state !== 'CANCELLED') throw new Refusal('STATE_CONFLICT');
  return after;
}

/** Which deposits are requested. */
interface DepositFilter {
  span: Span;
  state?: DepositState | undefined;
}

const areDeposits = (ownerId: number, { span, state }: DepositFilter) =>
  and(
    eq(deposit.accountId, ownerId),
    gte(deposit.createdAt, span.from),
    lt(deposit.createdAt, span.to),
    state === undefined ? undefined : eq(deposit.state, state),
  );

/** What the credited ones among the requested deposits come to, before fees. */
export async function sumDeposits(
  db: Database,
  ownerId: number,
  filter: DepositFilter,
): Promise<bigint> {
  const [sums] = await db
    .select({ amount: sql`coalesce(sum(${deposit.amount}), 0)`.mapWith(BigInt) })
    .from(deposit)
    .where(and(areDeposits(ownerId, filter), isNotNull(deposit.creditedAt)));
  return sums?.amount ?? 0n;
}

/** Deposits of their owner, newest first, and how many there are in all. */
export async function listDeposits(
  db: Database,
  ownerId: number,
  filter: DepositFilter,
  query: PageQuery,
): Promise<{ rows: Deposit[]; total: number }> {
  const wanted = areDeposits(ownerId, filter);
  const window = windowOf(query);
  const page = await db
    .select({ row: deposit, total: TOTAL })
    .from(deposit)
    .where(wanted)
    .orderBy(desc(deposit.createdAt), desc(deposit.id))
    .offset(window.offset)
    .limit(window.limit);
  const total = await totalOf(page, window, () => countRows(db, deposit, wanted));
  return { rows: page.map(({ row }) => row), total };
}
