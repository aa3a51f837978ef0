import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { beyond } from '../money/bounds';
import { houseAccount, POINTS_CURRENCY, pointsOf, post, walletOf } from '../money/ledger';
import type { Intent } from '../platform/handlers';
import { createId } from '../platform/ids';
import { badRequest, Refusal } from '../platform/refusal';
import { PROMOTIONS_HOUSE } from '../promotions/credit';
import { issueTicket } from '../promotions/issuing';
import type { OffersSource } from '../promotions/promotionRules';
import { promotion } from '../promotions/schema';
import { isRewardOf, requireOpenMall } from './mall';
import { pointReward, redeemRequest } from './schema';

export type RedeemRow = typeof redeemRequest.$inferSelect;
export type PointRewardRow = typeof pointReward.$inferSelect;
type RedeemRequest = components['schemas']['RedeemRequest'];

/** Kind of the house account that has the points on hold until a request is answered. */
export const POINTS_ON_HOLD = 'points-hold';
/** Fields that a parcel needs. */
const PARCEL = ['recipientName', 'mobileNum', 'address'] as const;

/** Who exchanges points, by which intent and when. */
export interface Exchange extends OffersSource {
  accountId: number;
  intent: Intent;
  now: Date;
}

/**
 * Requests a reward. CASH and TICKET are given at once, in the same transaction. The points of BONUS and GOODS are
 * put on hold until the merchant answers (PTS-01).
 * The reward's row is locked first, so that only one of many members gets the last piece.
 */
export async function redeem(
  tx: Database,
  exchange: Exchange,
  body: RedeemRequest,
): Promise<RedeemRow> {
  const { merchant, accountId, intent, now } = exchange;
  await requireOpenMall(tx, merchant);
  const [wanted] = await tx
    .select()
    .from(pointReward)
    .where(and(eq(pointReward.id, body.rewardId), isRewardOf(exchange)))
    .for('update');
  if (wanted === undefined) throw new Refusal('NOT_FOUND');
  await checkLimits(tx, wanted, accountId, body.quantity);
  const parcel = wanted.needsAddress ? parcelOf(body) : {};
  const isImmediate = wanted.exchangeType === 'CASH' || wanted.exchangeType === 'TICKET';
  const points = wanted.pointsNeeded * body.quantity;
  const amount = wanted.amount === null ? null : wanted.amount * BigInt(body.quantity);
  await takeStock(tx, wanted, body.quantity);
  const [request] = await tx
    .insert(redeemRequest)
    .values({
      ...parcel,
      id: createId('rp'),
      accountId,
      rewardId: wanted.id,
      exchangeType: wanted.exchangeType,
      name: wanted.name,
      points,
      amount,
      quantity: body.quantity,
      status: isImmediate ? 'APPROVED' : 'APPLYING',
      remark: body.remark ?? null,
      appliedAt: now,
      updatedAt: now,
    })
    .returning();
  if (request === undefined) throw new Error('The request was not written');
  if (wanted.exchangeType === 'TICKET') await handTickets(tx, wanted, request);
  const paid = wanted.exchangeType === 'CASH' ? (amount ?? 0n) : 0n;
  const movement = { accountId, intent, now, reference: request.id, points, paid };
  const to = isImmediate ? PROMOTIONS_HOUSE : POINTS_ON_HOLD;
  await spendPoints(tx, { ...movement, to, field: 'quantity' });
  return request;
}

async function checkLimits(
  tx: Database,
  { id, withdrawnAt, maximumQuantity, memberLimit }: PointRewardRow,
  accountId: number,
  quantity: number,
): Promise<void> {
  if (withdrawnAt !== null) throw new Refusal('STATE_CONFLICT');
  if (quantity > maximumQuantity) throw beyond('max', String(maximumQuantity), 'quantity');
  if (memberLimit === null) return;
  const [had] = await tx
    .select({ pieces: sql<string>`coalesce(sum(${redeemRequest.quantity}), 0)` })
    .from(redeemRequest)
    .where(
      and(
        eq(redeemRequest.rewardId, id),
        eq(redeemRequest.accountId, accountId),
        ne(redeemRequest.status, 'REJECTED'),
      ),
    );
  const left = Math.max(0, memberLimit - Number(had?.pieces ?? 0));
  if (quantity > left) throw beyond('max', String(left), 'quantity');
}

async function takeStock(
  tx: Database,
  { id, stock }: PointRewardRow,
  quantity: number,
): Promise<void> {
  if (stock === null) return;
  if (stock === 0) throw new Refusal('STATE_CONFLICT');
  if (stock < quantity) throw beyond('max', String(stock), 'quantity');
  await tx
    .update(pointReward)
    .set({ stock: stock - quantity })
    .where(eq(pointReward.id, id));
}

function parcelOf(request: RedeemRequest) {
  const missing = PARCEL.filter((field) => (request[field] ?? '').trim() === '');
  if (missing.length > 0) throw badRequest(missing.map((field) => ({ field, code: 'required' })));
  const { recipientName, mobileNum, address } = request;
  return { recipientName, mobileNum, address };
}

async function handTickets(
  tx: Database,
  { promotionId, name }: PointRewardRow,
  { id, accountId, quantity, appliedAt }: RedeemRow,
): Promise<void> {
  const [gives] = await tx
    .select()
    .from(promotion)
    .where(eq(promotion.id, promotionId ?? ''));
  if (gives === undefined) throw new Refusal('STATE_CONFLICT');
  for (let at = 1; at <= quantity; at += 1)
    await issueTicket(tx, gives, {
      accountId,
      reason: `redeem ${id} number ${at}`,
      source: name,
      now: appliedAt,
    });
}

/** What an exchange costs, and what it pays into the wallet at once. */
export interface Spending {
  accountId: number;
  intent: Intent;
  now: Date;
  reference: string;
  points: number;
  /** Money in minor units; 0 where something else is given. */
  paid: bigint;
  /** Kind of the house account that gets the points. */
  to: string;
  /** The field of the request that has the quantity, for refusals. */
  field: string;
}

/** Books points and money of an exchange in one transaction of the ledger. */
export async function spendPoints(tx: Database, spending: Spending): Promise<void> {
  const { accountId, intent, now, reference, points, paid, to, field } = spending;
  const pointsAccount = await pointsOf(tx, accountId);
  const { merchant } = pointsAccount;
  const taker = await houseAccount(tx, { merchant, kind: to, currency: POINTS_CURRENCY });
  const wallet = await walletOf(tx, accountId);
  const { currency } = wallet;
  const payer = await houseAccount(tx, { merchant, kind: PROMOTIONS_HOUSE, currency });
  const money =
    paid === 0n
      ? []
      : [
          { account: payer, amount: -paid },
          { account: wallet.account, amount: paid },
        ];
  const postings = [
    { account: pointsAccount.account, amount: -BigInt(points) },
    { account: taker, amount: BigInt(points) },
    ...money,
  ];
  await post(tx, { ...intent, kind: 'POINTS', reference, at: now, postings }).catch(
    (error: unknown) => {
      // The house may go below zero, so it is the points that do not suffice.
      const isShort = error instanceof Refusal && error.code === 'INSUFFICIENT_FUNDS';
      throw isShort ? tooFewPoints(String(pointsAccount.amount), field) : error;
    },
  );
}

const tooFewPoints = (limit: string, field: string): Refusal =>
  new Refusal('INSUFFICIENT_POINTS', {
    value: { fields: [{ field, code: 'points', limit }] },
    text: { key: 'points', limit },
  });
