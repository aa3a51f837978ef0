import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { bankAccount } from '../member/schema';
import { formatAmount } from '../money/amount';
import { beyond, checkAmount } from '../money/bounds';
import { shareOf } from '../money/rates';
import type { Span } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { createId } from '../platform/ids';
import { type PageQuery, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import type { Account } from '../session/sessions';
import { allowanceOf, isFree } from './allowance';
import { lockAccount } from './lockAccount';
import type { PaymentDesk } from './paymentDesk';
import { giveBack, lockForWithdrawal, memberPaymentAccounts, setAside } from './payments';
import { withdrawal } from './schema';
import { stepTo, type WithdrawalState, withStep } from './steps';
import { NEXT, REASONS } from './stepTexts';

type Row = typeof withdrawal.$inferSelect;

/** A withdrawal and where it is paid to. */
export interface Withdrawal extends Row {
  bank: Pick<typeof bankAccount.$inferSelect, 'bankCode' | 'accountNumber'>;
}

/** What somebody wants to withdraw, in minor units. */
export interface NewWithdrawal {
  methodId: string;
  bankAccountId: string;
  amount: bigint;
}

interface WithdrawalContext {
  /** Null if no payment side is connected. */
  desk: PaymentDesk | null;
  intent: Intent;
  now: Date;
  utcOffsetMinutes: number;
}

/**
 * Asks for money to be paid out and sets it aside at once. Refuses what is not the owner's, and an amount
 * outside the limits of the method or of the day, or of which a part waits for turnover.
 */
export async function requestWithdrawal(
  tx: Database,
  owner: Account,
  { methodId, bankAccountId, amount }: NewWithdrawal,
  { desk, intent, now, utcOffsetMinutes }: WithdrawalContext,
): Promise<Withdrawal> {
  const method = desk?.withdrawals.methods.find((one) => one.methodId === methodId);
  if (desk === null || method === undefined) throw new Refusal('NOT_FOUND');
  // One after another, so that each sees what the others left of the day.
  await lockAccount(tx, owner.id);
  const bank = await lockBankAccount(tx, owner.id, bankAccountId);
  if (method.maintenance) throw new Refusal('STATE_CONFLICT');
  const accounts = await memberPaymentAccounts(tx, owner.id);
  await lockForWithdrawal(tx, accounts);
  const allowance = await allowanceOf(tx, owner, now, utcOffsetMinutes);
  if (allowance.countLeft <= 0) throw beyond('dayCount', '0');
  checkAmount(amount, { min: method.minAmount, max: method.maxAmount });
  if (amount > allowance.amountLeft) throw beyond('dayMax', formatAmount(allowance.amountLeft));
  if (!isFree(amount, allowance)) throw beyond('turnover', formatAmount(allowance.free));
  const begun = { id: createId('wd'), methodId, amount, state: 'REVIEWING' } as const;
  const [written] = await tx
    .insert(withdrawal)
    .values({
      ...begun,
      accountId: owner.id,
      bankAccountId,
      fee: shareOf(amount, method.fee),
      receivedAmount: 0n,
      steps: [stepTo('REVIEWING', now)],
      createdAt: now,
      dueAt: desk.withdrawals.askNext(begun, now),
    })
    .returning();
  if (written === undefined) throw new Error('The withdrawal was not written');
  await setAside(tx, written, accounts, { intent, at: now });
  const values = { amount: amountText(amount), next: NEXT.withdrawal.REVIEWING };
  await notifyAccounts(tx, [{ accountId: owner.id, name: 'withdrawalRequested', values }], now);
  return { ...written, bank };
}

/** The owner's bank account, which can't be removed before the withdrawal is written. */
async function lockBankAccount(tx: Database, ownerId: number, id: string) {
  const [found] = await tx
    .select({ bankCode: bankAccount.bankCode, accountNumber: bankAccount.accountNumber })
    .from(bankAccount)
    .where(
      and(
        eq(bankAccount.id, id),
        eq(bankAccount.accountId, ownerId),
        isNull(bankAccount.removedAt),
      ),
    )
    .for('share');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

const isOwn = (ownerId: number, id: string) =>
  and(eq(withdrawal.id, id), eq(withdrawal.accountId, ownerId));

const withBank = (db: Database) =>
  db
    .select({
      row: withdrawal,
      bank: { bankCode: bankAccount.bankCode, accountNumber: bankAccount.accountNumber },
    })
    .from(withdrawal)
    .innerJoin(bankAccount, eq(bankAccount.id, withdrawal.bankAccountId));

/** A withdrawal of its owner. */
export async function findWithdrawal(
  db: Database,
  ownerId: number,
  id: string,
): Promise<Withdrawal> {
  const [found] = await withBank(db).where(isOwn(ownerId, id));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return { ...found.row, bank: found.bank };
}

/** Cancels a withdrawal that is not processed yet; the money returns to the wallet. */
export async function cancelWithdrawal(
  tx: Database,
  ownerId: number,
  id: string,
  now: Date,
): Promise<Withdrawal> {
  const [takenBack] = await tx
    .update(withdrawal)
    .set({
      state: 'CANCELLED',
      dueAt: null,
      steps: withStep(withdrawal.steps, stepTo('CANCELLED', now, 'takenBack')),
    })
    .where(and(isOwn(ownerId, id), eq(withdrawal.state, 'REVIEWING')))
    .returning();
  const after = await findWithdrawal(tx, ownerId, id);
  if (takenBack === undefined) throw new Refusal('STATE_CONFLICT');
  await giveBack(tx, takenBack, await memberPaymentAccounts(tx, ownerId), now);
  const values = { amount: amountText(takenBack.amount), reason: REASONS.takenBack };
  await notifyAccounts(tx, [{ accountId: ownerId, name: 'withdrawalTakenBack', values }], now);
  return after;
}

/** Which withdrawals are requested. */
interface WithdrawalFilter {
  span: Span;
  state?: WithdrawalState | undefined;
}

const areWithdrawals = (ownerId: number, { span, state }: WithdrawalFilter) =>
  and(
    eq(withdrawal.accountId, ownerId),
    gte(withdrawal.createdAt, span.from),
    lt(withdrawal.createdAt, span.to),
    state === undefined ? undefined : eq(withdrawal.state, state),
  );

/** What the paid ones among the requested withdrawals come to, before fees. */
export async function sumWithdrawals(
  db: Database,
  ownerId: number,
  filter: WithdrawalFilter,
): Promise<bigint> {
  const [sums] = await db
    .select({ amount: sql`coalesce(sum(${withdrawal.amount}), 0)`.mapWith(BigInt) })
    .from(withdrawal)
    .where(and(areWithdrawals(ownerId, filter), isNotNull(withdrawal.paidAt)));
  return sums?.amount ?? 0n;
}

/** Withdrawals of their owner, newest first, and how many there are in all. */
export async function listWithdrawals(
  db: Database,
  ownerId: number,
  filter: WithdrawalFilter,
  query: PageQuery,
): Promise<{ rows: Withdrawal[]; total: number }> {
  const wanted = areWithdrawals(ownerId, filter);
  const { offset, limit } = windowOf(query);
  const found = await withBank(db)
    .where(wanted)
    .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(withdrawal).where(wanted);
  return { rows: found.map(({ row, bank }) => ({ ...row, bank })), total: counted?.total ?? 0 };
}
