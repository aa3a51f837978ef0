import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/open';
import { deposit, withdrawal } from '../database/schema';
import { holdBalances } from '../money/holdBalances';
import { walletOf } from '../money/ledger';
import type { Job } from '../platform/jobs';
import { isRejected, reportsAfter } from './demoPayments';
import { depositMethods, withdrawMethods } from './payMethods';
import { creditDeposit, giveBack, paymentAccounts, payOut } from './payments';
import { stepTo, type WithdrawalState, withStep } from './steps';

type Deposit = typeof deposit.$inferSelect;
type Withdrawal = typeof withdrawal.$inferSelect;

const EVERY_MS = 15_000;
const MINUTE = 60_000;

/**
 * Plays the payment side in the demo: finds payments and credits them, looks at withdrawals and pays them,
 * and has customer service close what was reported as not received. Some are rejected (`demoPayments.ts`).
 */
export const reportPayments: Job = {
  name: 'demo-payments',
  everyMs: EVERY_MS,
  isByState: true,
  async run(tx, _until, { config, now }) {
    if (!config.demo) return;
    const at = new Date(now());
    const deposits = await tx
      .select()
      .from(deposit)
      .where(and(inArray(deposit.state, ['PENDING', 'PROCESSING']), lte(deposit.dueAt, at)))
      .orderBy(asc(deposit.id))
      .for('update');
    const withdrawals = await tx
      .select()
      .from(withdrawal)
      .where(
        and(
          inArray(withdrawal.state, ['REVIEWING', 'PROCESSING', 'DISPUTED']),
          lte(withdrawal.dueAt, at),
        ),
      )
      .orderBy(asc(withdrawal.id))
      .for('update');
    if (deposits.length + withdrawals.length === 0) return;
    await holdAll(tx, [...deposits, ...withdrawals]);
    for (const row of deposits) await reportDeposit(tx, row, at);
    for (const row of withdrawals)
      await reportWithdrawal(tx, row, { at, minutes: config.confirmReceiptMinutes });
  },
};

async function holdAll(tx: Database, rows: readonly { accountId: number }[]): Promise<void> {
  const wallets: number[] = [];
  for (const ownerId of new Set(rows.map(({ accountId }) => accountId)))
    wallets.push((await walletOf(tx, ownerId)).account);
  await holdBalances(tx, [...wallets, ...Object.values(await paymentAccounts(tx))]);
}

async function reportDeposit(tx: Database, row: Deposit, at: Date): Promise<void> {
  if (row.state === 'PROCESSING' && !isRejected(row.amount)) return creditDeposit(tx, row, at);
  const found = row.state === 'PENDING';
  await tx
    .update(deposit)
    .set(
      found
        ? {
            state: 'PROCESSING',
            dueAt: reportsAfter(takesOf(row.methodId) / 2, at),
            steps: withStep(deposit.steps, stepTo('PROCESSING', at)),
          }
        : {
            state: 'REJECTED',
            dueAt: null,
            steps: withStep(deposit.steps, stepTo('REJECTED', at, 'mismatch')),
          },
    )
    .where(eq(deposit.id, row.id));
}

async function reportWithdrawal(
  tx: Database,
  row: Withdrawal,
  { at, minutes }: { at: Date; minutes: number },
): Promise<void> {
  const move = (
    state: WithdrawalState,
    changes: Partial<Withdrawal>,
    reason?: 'notApproved' | 'forced',
  ) =>
    tx
      .update(withdrawal)
      .set({
        dueAt: null,
        ...changes,
        state,
        steps: withStep(withdrawal.steps, stepTo(state, at, reason)),
      })
      .where(eq(withdrawal.id, row.id));
  if (row.state === 'DISPUTED') {
    await move('COMPLETED', { settledBy: 'FORCED' }, 'forced');
  } else if (row.state === 'PROCESSING') {
    await payOut(tx, row, at);
    const confirmBefore = new Date(at.getTime() + minutes * MINUTE);
    await move('PAID', { paidAt: at, confirmBefore });
  } else if (isRejected(row.amount)) {
    await giveBack(tx, row, at);
    await move('REJECTED', {}, 'notApproved');
  } else {
    await move('PROCESSING', { dueAt: reportsAfter(takesOf(row.methodId) / 2, at) });
  }
}

/** Seconds that a method takes in the demo. */
function takesOf(methodId: string): number {
  const methods = [...depositMethods({ demo: true }), ...withdrawMethods({ demo: true })];
  return methods.find((one) => one.methodId === methodId)?.takes ?? 0;
}
