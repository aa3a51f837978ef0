import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { EventName } from '../inbox/events';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import type { TextValues } from '../platform/texts';
import type { DepositNews, PaymentDesk, WithdrawalNews } from './paymentDesk';
import { creditDeposit, giveBack, type MemberPaymentAccounts, payOut } from './payments';
import { deposit, withdrawal } from './schema';
import { type StepReason, stepTo, type WithdrawalState, withStep } from './steps';
import { NEXT, REASONS } from './stepTexts';

type Deposit = typeof deposit.$inferSelect;
type Withdrawal = typeof withdrawal.$inferSelect;

/** Which payments to ask about, and when. */
interface SettlementContext {
  desk: PaymentDesk;
  /** Accounts of the payment; locked already. */
  accounts: MemberPaymentAccounts;
  at: Date;
}

/** Applies news about a deposit; without any, schedules the next question. */
export async function settleDeposit(
  tx: Database,
  row: Deposit,
  news: DepositNews | null,
  { desk, accounts, at }: SettlementContext,
): Promise<void> {
  const notifyOwner = (name: EventName, values: TextValues) =>
    notifyAccounts(tx, [{ accountId: row.accountId, name, values }], at);
  if (news === 'right') {
    await creditDeposit(tx, row, accounts, at);
    // The amount with its fee is the balance.
    return notifyOwner('depositCredited', { amount: amountText(row.amount - row.fee) });
  }
  const isFound = news === 'found' && row.state === 'PENDING';
  const state = news === 'wrong' ? 'REJECTED' : isFound ? 'PROCESSING' : row.state;
  const reason = news === 'wrong' ? 'mismatch' : null;
  const steps =
    state === row.state ? {} : { state, steps: withStep(deposit.steps, stepTo(state, at, reason)) };
  const dueAt = news === 'wrong' ? null : desk.deposits.askNext({ ...row, state }, at);
  await tx
    .update(deposit)
    .set({ dueAt, ...steps })
    .where(eq(deposit.id, row.id));
  const amount = amountText(row.amount);
  if (isFound) await notifyOwner('depositFound', { amount, next: NEXT.deposit.PROCESSING });
  if (news === 'wrong') await notifyOwner('depositRefused', { amount, reason: REASONS.mismatch });
}

/** States in which news of a withdrawal count: only a reported one is ever closed by force. */
const STATES_FOR: Readonly<Record<WithdrawalNews, readonly string[]>> = {
  approved: ['REVIEWING'],
  refused: ['REVIEWING', 'PROCESSING'],
  paid: ['REVIEWING', 'PROCESSING'],
  closed: ['DISPUTED'],
};

/**
 * Lets the news about a withdrawal come true; without any that mean something it is only asked about again
 * later. `minutes` is how long a paid one waits for its owner's word (WAL-03).
 */
export async function settleWithdrawal(
  tx: Database,
  row: Withdrawal,
  news: WithdrawalNews | null,
  { desk, accounts, at, minutes }: SettlementContext & { minutes: number },
): Promise<void> {
  const move = (state: WithdrawalState, changes: Partial<Withdrawal>, reason?: StepReason) =>
    tx
      .update(withdrawal)
      .set({
        dueAt: null,
        ...changes,
        state,
        steps: withStep(withdrawal.steps, stepTo(state, at, reason)),
      })
      .where(eq(withdrawal.id, row.id));
  const notifyOwner = (name: EventName, values: TextValues) =>
    notifyAccounts(tx, [{ accountId: row.accountId, name, values }], at);
  const askNext = (state: string) => desk.withdrawals.askNext({ ...row, state }, at);
  if (news === null || !STATES_FOR[news].includes(row.state)) {
    const dueAt = askNext(row.state);
    await tx.update(withdrawal).set({ dueAt }).where(eq(withdrawal.id, row.id));
  } else if (news === 'approved') {
    await move('PROCESSING', { dueAt: askNext('PROCESSING') });
    const next = NEXT.withdrawal.PROCESSING;
    await notifyOwner('withdrawalApproved', { amount: amountText(row.amount), next });
  } else if (news === 'refused') {
    await giveBack(tx, row, accounts, at);
    await move('REJECTED', {}, 'notApproved');
    const reason = REASONS.notApproved;
    await notifyOwner('withdrawalRefused', { amount: amountText(row.amount), reason });
  } else if (news === 'paid') {
    await payOut(tx, row, accounts, at);
    const confirmBefore = new Date(at.getTime() + minutes * 60_000);
    await move('PAID', { paidAt: at, confirmBefore });
    await notifyOwner('withdrawalPaid', { amount: amountText(row.amount - row.fee) });
  } else {
    await move('COMPLETED', { settledBy: 'FORCED' }, 'forced');
    const reason = REASONS.forced;
    await notifyOwner('withdrawalClosed', { amount: amountText(row.amount), reason });
  }
}
