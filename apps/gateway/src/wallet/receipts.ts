import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { upload, withdrawal } from '../database/schema';
import { badRequest, Refusal } from '../platform/refusal';
import { reportsAfter } from './demoPayments';
import { stepTo, withStep } from './steps';
import { findWithdrawal, type Withdrawal } from './withdrawals';

/** How long the demo's customer service looks into what has not arrived. */
const LOOKED_INTO_SECONDS = 600;
/** What pictures that prove it were uploaded for. */
const PROOF = 'withdrawProof';

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
  { receipt, now }: { receipt: Receipt; now: Date },
): Promise<Withdrawal> {
  const [held] = await tx
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.id, id), eq(withdrawal.accountId, ownerId)))
    .for('update');
  if (held === undefined) throw new Refusal('NOT_FOUND');
  if (held.state !== 'PAID' || held.confirmBefore === null || held.confirmBefore <= now)
    throw new Refusal('STATE_CONFLICT');
  const payout = held.amount - held.fee;
  if (receipt.outcome === 'RECEIVED') {
    if ((receipt.receivedAmount ?? payout) !== payout) throw new Refusal('LIMIT_EXCEEDED');
    await complete(tx, id, payout, now);
  } else {
    const { receivedAmount = 0n, imageIds = [], remark = null } = receipt;
    if (receivedAmount < 0n || receivedAmount >= payout) throw new Refusal('LIMIT_EXCEEDED');
    if (imageIds.length === 0) throw badRequest([{ field: 'imageIds', code: 'required' }]);
    await useProofs(tx, ownerId, imageIds, id);
    await dispute(tx, id, { receivedAmount, imageIds: [...imageIds], remark }, now);
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
  said: { receivedAmount: bigint; imageIds: string[]; remark: string | null },
  now: Date,
) {
  await tx
    .update(withdrawal)
    .set({
      ...said,
      state: 'DISPUTED',
      dueAt: reportsAfter(LOOKED_INTO_SECONDS, now),
      steps: withStep(withdrawal.steps, stepTo('DISPUTED', now, 'notReceived')),
    })
    .where(eq(withdrawal.id, id));
}

/** Marks the pictures as used; each has to be the owner's own, meant for this and not used before. */
async function useProofs(
  tx: Database,
  ownerId: number,
  imageIds: readonly string[],
  withdrawalId: string,
): Promise<void> {
  const own = await tx
    .select({ id: upload.id, usedFor: upload.usedFor })
    .from(upload)
    .where(
      and(
        inArray(upload.id, [...imageIds]),
        eq(upload.ownerId, ownerId),
        eq(upload.purpose, PROOF),
      ),
    )
    .orderBy(upload.id)
    .for('update');
  if (own.length !== imageIds.length || own.some(({ usedFor }) => usedFor !== null))
    throw new Refusal('UPLOAD_REFUSED');
  await tx
    .update(upload)
    .set({ usedFor: `withdrawal ${withdrawalId}` })
    .where(inArray(upload.id, [...imageIds]));
}
