import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { formatAmount } from '../money/amount';
import { beyond } from '../money/bounds';
import { badRequest, Refusal } from '../platform/refusal';
import { useUploads } from '../uploads/uploads';
import type { PaymentDesk } from './paymentDesk';
import { withdrawal } from './schema';
import { stepTo, withStep } from './steps';
import { NEXT, REASONS } from './stepTexts';
import { findWithdrawal, type Withdrawal } from './withdrawals';

/** What the owner says about a withdrawal that was paid; amounts in minor units. */
export interface Receipt {
  outcome: 'RECEIVED' | 'NOT_RECEIVED';
  receivedAmount?: bigint | undefined;
  imageIds?: readonly string[] | undefined;
  remark?: string | undefined;
}

/**
 * Takes the owner's word about a paid withdrawal, until the time for it runs out (WAL-03). Received is all
 * of it; what was not received has to be less, and be proved by pictures of the owner.
 */
export async function confirmReceipt(
  tx: Database,
  ownerId: number,
  id: string,
  { receipt, desk, now }: { receipt: Receipt; desk: PaymentDesk | null; now: Date },
): Promise<Withdrawal> {
  const [locked] = await tx
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.id, id), eq(withdrawal.accountId, ownerId)))
    .for('update');
  if (locked === undefined) throw new Refusal('NOT_FOUND');
  if (locked.state !== 'PAID' || locked.confirmBefore === null || locked.confirmBefore <= now)
    throw new Refusal('STATE_CONFLICT');
  const payout = locked.amount - locked.fee;
  if (receipt.outcome === 'RECEIVED') {
    if ((receipt.receivedAmount ?? payout) !== payout)
      throw beyond('max', formatAmount(payout), 'receivedAmount');
    await complete(tx, id, payout, now);
    const values = { amount: amountText(payout), reason: REASONS.received };
    await notifyAccounts(tx, [{ accountId: ownerId, name: 'withdrawalReceived', values }], now);
  } else {
    const { receivedAmount = 0n, imageIds = [], remark = null } = receipt;
    if (receivedAmount < 0n) throw beyond('min', formatAmount(0n), 'receivedAmount');
    if (receivedAmount >= payout) throw beyond('below', formatAmount(payout), 'receivedAmount');
    if (imageIds.length === 0) throw badRequest([{ field: 'imageIds', code: 'required' }]);
    const proofs = { ownerId, purpose: 'withdrawProof', refusal: 'UPLOAD_REFUSED' } as const;
    await useUploads(tx, proofs, imageIds, `withdrawal ${id}`);
    const dueAt = desk?.withdrawals.askNext({ ...locked, state: 'DISPUTED' }, now) ?? null;
    await dispute(tx, id, { receivedAmount, imageIds: [...imageIds], remark, dueAt }, now);
    const values = { amount: amountText(payout), next: NEXT.withdrawal.DISPUTED };
    await notifyAccounts(tx, [{ accountId: ownerId, name: 'withdrawalReported', values }], now);
  }
  return findWithdrawal(tx, ownerId, id);
}

async function complete(tx: Database, id: string, receivedAmount: bigint, now: Date) {
  await tx
    .update(withdrawal)
    .set({
      state: 'COMPLETED',
      settledBy: 'MEMBER',
      receivedAmount,
      steps: withStep(withdrawal.steps, stepTo('COMPLETED', now, 'received')),
    })
    .where(eq(withdrawal.id, id));
}

async function dispute(
  tx: Database,
  id: string,
  said: { receivedAmount: bigint; imageIds: string[]; remark: string | null; dueAt: Date | null },
  now: Date,
) {
  await tx
    .update(withdrawal)
    .set({
      ...said,
      state: 'DISPUTED',
      steps: withStep(withdrawal.steps, stepTo('DISPUTED', now, 'notReceived')),
    })
    .where(eq(withdrawal.id, id));
}
