import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { houseAccount, type Posting, post, walletOf } from '../money/ledger';
import { lockBalances } from '../money/lockBalances';
import { passed } from '../money/postings';
import { refuseWithBalance } from '../money/refuseWithBalance';
import type { Intent } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import { CURRENCY } from '../session/accounts';
import type { withdrawal } from './schema';
import { deposit } from './schema';
import { stepTo, withStep } from './steps';

type Deposit = typeof deposit.$inferSelect;
type Withdrawal = typeof withdrawal.$inferSelect;

/** Deposits and withdrawals. */
const PAYMENTS = 'payments';
/** Holds of withdrawals that are not paid yet. */
const WITHDRAWING = 'withdrawing';
const FEES = 'fees';

/** House accounts of payments. */
export async function paymentAccounts(tx: Database, merchant: string) {
  const of = (kind: string) => houseAccount(tx, { merchant, kind, currency: CURRENCY });
  return { payments: await of(PAYMENTS), withdrawing: await of(WITHDRAWING), fees: await of(FEES) };
}

export type PaymentAccounts = Awaited<ReturnType<typeof paymentAccounts>>;

/** What a payment moves money between: its owner's wallet and the accounts of the house. */
export interface MemberPaymentAccounts extends PaymentAccounts {
  wallet: number;
}

/** Finds the accounts of a member's payments. */
export async function memberPaymentAccounts(
  tx: Database,
  ownerId: number,
): Promise<MemberPaymentAccounts> {
  const { account: wallet, merchant } = await walletOf(tx, ownerId);
  return { ...(await paymentAccounts(tx, merchant)), wallet };
}

/** The postings of a payment from outside; the fee is taken from the amount. */
export function depositPostings(
  { payments, fees, wallet }: MemberPaymentAccounts,
  { amount, fee }: Pick<Deposit, 'amount' | 'fee'>,
): Posting[] {
  return [
    { account: payments, amount: -amount },
    { account: wallet, amount: amount - fee },
    { account: fees, amount: fee },
  ].filter((posting) => posting.amount !== 0n);
}

/** The postings of a payment to outside, from what was set aside. */
export function payoutPostings(
  { payments, withdrawing, fees }: PaymentAccounts,
  { amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>,
): Posting[] {
  return [
    { account: withdrawing, amount: -amount },
    { account: payments, amount: amount - fee },
    { account: fees, amount: fee },
  ].filter((posting) => posting.amount !== 0n);
}

/** Credits a deposit whose payment is confirmed; its key makes the ledger book it once. */
export async function creditDeposit(
  tx: Database,
  row: Deposit,
  accounts: MemberPaymentAccounts,
  now: Date,
): Promise<void> {
  const txnId = await post(tx, {
    scope: `deposit:${row.id}`,
    key: 'credited',
    requestHash: '',
    kind: 'DEPOSIT',
    reference: row.id,
    at: now,
    postings: depositPostings(accounts, row),
  });
  const [credited] = await tx
    .update(deposit)
    .set({
      state: 'SUCCEEDED',
      txnId,
      creditedAt: now,
      dueAt: null,
      steps: withStep(deposit.steps, stepTo('SUCCEEDED', now)),
    })
    .where(and(eq(deposit.id, row.id), inArray(deposit.state, ['PENDING', 'PROCESSING'])))
    .returning();
  if (credited === undefined) throw new Refusal('STATE_CONFLICT');
}

/**
 * Holds what a withdrawal moves: a bonus that is being credited would otherwise come in between what waits for
 * turnover and the money, and leave without a bet.
 */
export async function lockForWithdrawal(
  tx: Database,
  { wallet, withdrawing }: MemberPaymentAccounts,
): Promise<void> {
  await lockBalances(tx, [wallet, withdrawing]);
}

/** Moves a withdrawal to a hold at once, so that it can't be spent again. */
export async function setAside(
  tx: Database,
  { id, amount }: Pick<Withdrawal, 'id' | 'amount'>,
  { wallet, withdrawing }: MemberPaymentAccounts,
  { intent, at }: { intent: Intent; at: Date },
): Promise<void> {
  const postings = passed(wallet, withdrawing, amount);
  const booked = post(tx, { ...intent, kind: 'WITHDRAWAL', reference: id, at, postings });
  await refuseWithBalance(tx, { account: wallet, field: 'amount' }, booked);
}

/** Pays out a hold. Paying and releasing share one key, so only one of them can happen. */
export async function payOut(
  tx: Database,
  row: Withdrawal,
  accounts: PaymentAccounts,
  at: Date,
): Promise<void> {
  const postings = payoutPostings(accounts, row);
  await post(tx, { ...settlementOf(row), kind: 'WITHDRAWAL', at, postings });
}

/** Releases the hold of a withdrawal that was rejected or cancelled. */
export async function giveBack(
  tx: Database,
  row: Withdrawal,
  { wallet, withdrawing }: MemberPaymentAccounts,
  at: Date,
): Promise<void> {
  const postings = passed(withdrawing, wallet, row.amount);
  await post(tx, { ...settlementOf(row), kind: 'WITHDRAWAL_RETURN', at, postings });
}

const settlementOf = ({ id }: Withdrawal) => ({
  scope: `withdrawal:${id}`,
  key: 'settled',
  requestHash: '',
  reference: id,
});
