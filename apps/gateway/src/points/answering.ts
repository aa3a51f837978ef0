import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { EventName } from '../inbox/events';
import { notifyAccounts } from '../inbox/notifyAccounts';
import {
  houseAccount,
  POINTS_CURRENCY,
  type Posting,
  pointsOf,
  post,
  walletOf,
} from '../money/ledger';
import { createId } from '../platform/ids';
import { Refusal } from '../platform/refusal';
import type { Texts, TextValues } from '../platform/texts';
import { bonusRow, PROMOTIONS_HOUSE } from '../promotions/credit';
import { bonus } from '../promotions/schema';
import { IN_PROCESS } from './mall';
import { POINTS_ON_HOLD, type RedeemRow } from './redeeming';
import { pointReward, redeemRequest } from './schema';

/** Marks a request as being processed. */
export async function take(tx: Database, id: string, now: Date): Promise<void> {
  await moveTo(tx, id, { from: ['APPLYING'], to: 'PROCESSING', now });
}

/** Approves a request in one transaction: its points are spent, and bonus money goes into the wallet. */
export async function approve(tx: Database, id: string, now: Date): Promise<void> {
  const request = await moveTo(tx, id, { from: IN_PROCESS, to: 'APPROVED', now });
  const paid = request.exchangeType === 'BONUS' ? (request.amount ?? 0n) : 0n;
  const wallet = await walletOf(tx, request.accountId);
  const { merchant, currency } = wallet;
  const house = { merchant, kind: PROMOTIONS_HOUSE };
  const spent = await houseAccount(tx, { ...house, currency: POINTS_CURRENCY });
  const payer = await houseAccount(tx, { ...house, currency });
  const money: Posting[] =
    paid === 0n
      ? []
      : [
          { account: payer, amount: -paid },
          { account: wallet.account, amount: paid },
        ];
  const to = { account: spent, merchant };
  const txnId = await release(tx, request, to, money, now);
  await notifyOwner(tx, request, 'pointsGranted', now);
  if (paid > 0n) await tx.insert(bonus).values(await bonusOf(tx, request, paid, txnId, now));
}

/** Rejects a request: points and stock are given back. */
export async function reject(tx: Database, id: string, reason: Texts, now: Date): Promise<void> {
  const request = await moveTo(tx, id, { from: IN_PROCESS, to: 'REJECTED', now, reason });
  if (request.rewardId !== null)
    await tx
      .update(pointReward)
      .set({ stock: sql`${pointReward.stock} + ${request.quantity}` })
      .where(eq(pointReward.id, request.rewardId));
  await release(tx, request, await pointsOf(tx, request.accountId), [], now);
  await notifyOwner(tx, request, 'pointsRefused', now);
}

async function notifyOwner(
  tx: Database,
  { accountId, name, reason }: RedeemRow,
  event: EventName,
  at: Date,
): Promise<void> {
  const values: TextValues = reason === null ? { name } : { name, reason };
  await notifyAccounts(tx, [{ accountId, name: event, values }], at);
}

async function moveTo(
  tx: Database,
  id: string,
  step: { from: readonly string[]; to: string; now: Date; reason?: Texts },
): Promise<RedeemRow> {
  const { from, to, now, reason = null } = step;
  const [moved] = await tx
    .update(redeemRequest)
    .set({ status: to, reason, updatedAt: now })
    .where(and(eq(redeemRequest.id, id), inArray(redeemRequest.status, [...from])))
    .returning();
  if (moved === undefined) throw new Refusal('STATE_CONFLICT');
  return moved;
}

/** Releases the hold on a request's points, once: the request's id is the idempotency key. */
async function release(
  tx: Database,
  { id, points }: RedeemRow,
  to: { account: number; merchant: string },
  money: readonly Posting[],
  now: Date,
): Promise<number> {
  const hold = await houseAccount(tx, {
    merchant: to.merchant,
    kind: POINTS_ON_HOLD,
    currency: POINTS_CURRENCY,
  });
  return post(tx, {
    scope: 'points',
    key: `answer ${id}`,
    requestHash: '',
    kind: 'POINTS',
    reference: id,
    at: now,
    postings: [
      { account: hold, amount: -BigInt(points) },
      { account: to.account, amount: BigInt(points) },
      ...money,
    ],
  });
}

async function bonusOf(
  tx: Database,
  { accountId, rewardId, name }: RedeemRow,
  amount: bigint,
  txnId: number,
  at: Date,
) {
  const [of] = await tx
    .select({ multiple: pointReward.turnoverMultiple })
    .from(pointReward)
    .where(eq(pointReward.id, rewardId ?? ''));
  const turnoverMultiple = of?.multiple ?? 0;
  const credit = { accountId, txnKind: 'POINTS', kind: 'vip', title: name } as const;
  const row = { ...credit, amount, points: 0, turnoverMultiple };
  return bonusRow(row, { id: createId('bo'), txnId, at });
}
