import { and, count, desc, eq, gte, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/open';
import { deposit, promotion } from '../database/schema';
import { shareOf } from '../money/rates';
import type { Span } from '../platform/days';
import { createId } from '../platform/ids';
import { type PageAsked, windowOf } from '../platform/paging';
import { badRequest, Refusal } from '../platform/refusal';
import type { Account } from '../session/sessions';
import { isNeverPaid, reportsAfter } from './demoPayments';
import type { DepositMethod } from './payMethods';
import { type DepositState, stepTo, withStep } from './steps';
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
 * that is closed, and an amount outside the limits of the method.
 */
export async function beginDeposit(
  tx: Database,
  owner: Account,
  wanted: NewDeposit,
  { methods, now }: { methods: readonly DepositMethod[]; now: Date },
): Promise<Deposit> {
  const method = methods.find(({ methodId }) => methodId === wanted.methodId);
  if (method === undefined) throw new Refusal('NOT_FOUND');
  if (method.maintenance) throw new Refusal('STATE_CONFLICT');
  const { amount, payerName = '', promotionId = null } = wanted;
  if (amount < method.minAmount || amount > method.maxAmount) throw new Refusal('LIMIT_EXCEEDED');
  if (method.needsPayerName && payerName.trim() === '')
    throw badRequest([{ field: 'payerName', code: 'required' }]);
  if (promotionId !== null) await requirePromotion(tx, owner, promotionId, now);
  const [written] = await tx
    .insert(deposit)
    .values({
      id: createId('dp'),
      accountId: owner.id,
      methodId: method.methodId,
      amount,
      fee: shareOf(amount, method.fee),
      state: 'PENDING',
      payerName: payerName.trim() || null,
      promotionId,
      steps: [stepTo('PENDING', now)],
      createdAt: now,
      expiresAt: new Date(now.getTime() + DEPOSIT_EXPIRES_MS),
      dueAt: isNeverPaid(amount) ? null : reportsAfter(method.takes / 2, now),
    })
    .returning();
  if (written === undefined) throw new Error('The deposit was not written');
  return written;
}

/** What the owner can't see does not exist for them; what is over can't be joined. */
async function requirePromotion(
  tx: Database,
  { merchant, vipLevel }: Account,
  id: string,
  now: Date,
): Promise<void> {
  const [known] = await tx
    .select({ endsAt: promotion.endsAt })
    .from(promotion)
    .where(
      and(
        eq(promotion.id, id),
        eq(promotion.merchant, merchant),
        lte(promotion.minimumVip, vipLevel),
      ),
    );
  if (known === undefined) throw new Refusal('NOT_FOUND');
  if (known.endsAt !== null && known.endsAt <= now) throw new Refusal('STATE_CONFLICT');
}

const isOwn = (ownerId: number, id: string) =>
  and(eq(deposit.id, id), eq(deposit.accountId, ownerId));

/** A deposit of its owner. */
export async function findDeposit(db: Database, ownerId: number, id: string): Promise<Deposit> {
  const [found] = await db.select().from(deposit).where(isOwn(ownerId, id));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Gives up a deposit that nobody has paid; one that is given up already stays as it is. */
export async function cancelDeposit(
  db: Database,
  ownerId: number,
  id: string,
  now: Date,
): Promise<Deposit> {
  const [cancelled] = await db
    .update(deposit)
    .set({
      state: 'CANCELLED',
      dueAt: null,
      steps: withStep(deposit.steps, stepTo('CANCELLED', now, 'cancelled')),
    })
    .where(and(isOwn(ownerId, id), eq(deposit.state, 'PENDING')))
    .returning();
  const after = cancelled ?? (await findDeposit(db, ownerId, id));
  if (after.state !== 'CANCELLED') throw new Refusal('STATE_CONFLICT');
  return after;
}

/** Deposits of their owner, newest first, and how many there are in all. */
export async function listDeposits(
  db: Database,
  ownerId: number,
  { span, state }: { span: Span; state?: DepositState | undefined },
  asked: PageAsked,
): Promise<{ rows: Deposit[]; total: number }> {
  const wanted = and(
    eq(deposit.accountId, ownerId),
    gte(deposit.createdAt, span.from),
    lt(deposit.createdAt, span.to),
    state === undefined ? undefined : eq(deposit.state, state),
  );
  const { offset, limit } = windowOf(asked);
  const rows = await db
    .select()
    .from(deposit)
    .where(wanted)
    .orderBy(desc(deposit.createdAt), desc(deposit.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(deposit).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}
