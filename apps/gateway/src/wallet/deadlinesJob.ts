import { and, eq, lte, sql } from 'drizzle-orm';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import type { Job } from '../services';
import { isOfMerchant } from '../session/ofMerchant';
import { deposit, withdrawal } from './schema';
import { stepTo, withStep } from './steps';
import { REASONS } from './stepTexts';

const MINUTE = 60_000;

/**
 * Closes what nobody has answered in time: payments that never came, and paid withdrawals, which count as
 * received from then on (WAL-03).
 */
export const closeOverdue: Job = {
  name: 'wallet-deadlines',
  everyMs: MINUTE,
  isByState: true,
  async run(tx, _until, { config: { merchant }, now }) {
    const at = new Date(now());
    const expired = await tx
      .update(deposit)
      .set({
        state: 'EXPIRED',
        dueAt: null,
        steps: withStep(deposit.steps, stepTo('EXPIRED', at, 'notPaid')),
      })
      .where(
        and(
          isOfMerchant(deposit.accountId, merchant),
          eq(deposit.state, 'PENDING'),
          lte(deposit.expiresAt, at),
        ),
      )
      .returning({ accountId: deposit.accountId, amount: deposit.amount });
    const reason = REASONS.notPaid;
    await notifyAccounts(
      tx,
      expired.map(({ accountId, amount }) => ({
        accountId,
        name: 'depositRefused',
        values: { amount: amountText(amount), reason },
      })),
      at,
    );
    const received = await tx
      .update(withdrawal)
      .set({
        state: 'COMPLETED',
        settledBy: 'TIMEOUT',
        receivedAmount: sql`${withdrawal.amount} - ${withdrawal.fee}`,
        steps: withStep(withdrawal.steps, stepTo('COMPLETED', at, 'timeout')),
      })
      .where(
        and(
          isOfMerchant(withdrawal.accountId, merchant),
          eq(withdrawal.state, 'PAID'),
          lte(withdrawal.confirmBefore, at),
        ),
      )
      .returning({ accountId: withdrawal.accountId, amount: withdrawal.receivedAmount });
    await notifyAccounts(
      tx,
      received.map(({ accountId, amount }) => ({
        accountId,
        name: 'withdrawalReceived',
        values: { amount: amountText(amount), reason: REASONS.timeout },
      })),
      at,
    );
  },
};
