import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/open';
import { bankAccount } from '../../member/schema';
import { passed } from '../../money/postings';
import { shareOf } from '../../money/rates';
import { type PaymentAccounts, payoutPostings } from '../../wallet/payments';
import type { withdrawal } from '../../wallet/schema';
import { stepTo } from '../../wallet/steps';
import { WITHDRAW_METHODS } from '../desk/demoMethodTable';
import type { PastWithdrawal } from './walletPast';
import type { Person, World } from './world';

type WithdrawalRow = Omit<typeof withdrawal.$inferInsert, 'bankAccountId'>;

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;

/** A past payment to plan. */
export interface Planned<Past> {
  past: Past;
  /** Its index among the same kind, which its id is made of. */
  at: number;
  accounts: PaymentAccounts;
}

/** Books a past withdrawal and its outcome, and returns its row. */
export function planWithdrawal(
  { book, ago }: World,
  { account: owner, wallet }: Person,
  { past, at: place, accounts }: Planned<PastWithdrawal>,
): WithdrawalRow {
  const { hours, methodId, amount, steps, settledBy = null, received = 0n } = past;
  const createdAt = ago({ hours });
  const method = WITHDRAW_METHODS.find((one) => one.methodId === methodId);
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE);
  const id = `wd-demo-${owner.id}-${place}`;
  const fee = shareOf(amount, method?.fee ?? 0);
  const momentOf = (...states: string[]) => {
    const step = steps.find(({ state }) => states.includes(state));
    return step === undefined ? null : at(step.after);
  };
  const [paidAt, returnedAt] = [momentOf('PAID'), momentOf('REJECTED', 'CANCELLED')];
  const { withdrawing } = accounts;
  const taken = passed(wallet, withdrawing, amount);
  const scope = `account:${owner.id}`;
  book({ scope, key: id, kind: 'WITHDRAWAL', reference: id, at: createdAt, postings: taken });
  const settled = { scope: `withdrawal:${id}`, key: 'settled', reference: id };
  if (paidAt !== null) {
    const postings = payoutPostings(accounts, { amount, fee });
    book({ ...settled, kind: 'WITHDRAWAL', at: paidAt, postings });
  }
  if (returnedAt !== null) {
    const postings = passed(withdrawing, wallet, amount);
    book({ ...settled, kind: 'WITHDRAWAL_RETURN', at: returnedAt, postings });
  }
  return {
    id,
    accountId: owner.id,
    methodId,
    amount,
    fee,
    receivedAmount: received === 'all' ? amount - fee : received,
    state: steps[steps.length - 1]?.state ?? 'REVIEWING',
    settledBy,
    steps: steps.map(({ state, after, reason }) => stepTo(state, at(after), reason)),
    createdAt,
    paidAt,
    confirmBefore: paidAt === null ? null : new Date(paidAt.getTime() + HALF_HOUR),
  };
}

/** Withdrawals go to an existing account of their owner, as some are still under way. */
export async function payoutAccount(tx: Database, { account: owner }: Person): Promise<string> {
  const [own] = await tx
    .select({ id: bankAccount.id })
    .from(bankAccount)
    .where(and(eq(bankAccount.accountId, owner.id), isNull(bankAccount.removedAt)))
    .orderBy(desc(bankAccount.isDefault), bankAccount.addedAt)
    .limit(1);
  if (own === undefined) throw new Error(`${owner.username} has no bank account to withdraw to`);
  return own.id;
}
