import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { DAY_MS } from '../platform/days';
import { createId } from '../platform/ids';
import { WRITTEN_WITHIN_MS } from '../platform/jobs';
import { Refusal } from '../platform/refusal';
import type { Texts } from '../platform/texts';
import { creditOnce, type PromotionKind } from './credit';
import { bonusFor, countFor, instanceOf, spanSoFar } from './instances';
import type { ParticipationInPromotion } from './issuing';
import { lockWallets } from './lockWallets';
import { move } from './move';
import { participation, promotion, reward, rewardApplication } from './schema';

/** How long a granted reward waits in the reward centre. */
const REWARD_DAYS = 7;

/**
 * Answers an application on behalf of the merchant: `rejection` says why not, null grants the reward, which then
 * waits in the reward centre. Its amount is what had counted when it was requested.
 */
export async function answerApplication(
  tx: Database,
  applicationId: string,
  answer: { rejection: Texts | null; now: Date; offsetMinutes: number },
): Promise<void> {
  const { rejection, now, offsetMinutes } = answer;
  const [answered] = await tx
    .update(rewardApplication)
    .set({
      status: rejection === null ? 'issued' : 'rejected',
      answeredAt: now,
      rejectionReason: rejection,
    })
    .where(and(eq(rewardApplication.id, applicationId), eq(rewardApplication.status, 'applying')))
    .returning();
  if (answered === undefined) throw new Refusal('STATE_CONFLICT');
  if (rejection !== null) {
    await move(tx, answered.participationId, 'reject', now);
    const { promotion: asked, participation: own } = await findParticipation(
      tx,
      answered.participationId,
    );
    const values = { name: asked.title, reason: rejection };
    await notifyAccounts(tx, [{ accountId: own.accountId, name: 'rewardRefused', values }], now);
    return;
  }
  await move(tx, answered.participationId, 'grant', now);
  const of = await findParticipation(tx, answered.participationId);
  const amount = await worthOf(tx, of, answered.requestedAt, offsetMinutes);
  await tx.insert(reward).values({
    id: createId('rw'),
    accountId: of.participation.accountId,
    reason: `participation ${of.participation.id}`,
    source: 'promotion',
    promotionId: of.promotion.id,
    participationId: of.participation.id,
    kind: of.promotion.kind,
    title: of.promotion.title,
    amount,
    points: 0,
    turnoverMultiple: of.promotion.turnoverMultiple,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + REWARD_DAYS * DAY_MS),
  });
  const values = { name: of.promotion.title, amount: amountText(amount) };
  const { accountId } = of.participation;
  await notifyAccounts(tx, [{ accountId, name: 'rewardGranted', values }], now);
}

/**
 * The amount that is due to a participation whose promotion pays automatically; null while its goal is not
 * reached. A share of what counts grows until the period is over and all of it is written, so it is not due before
 * that.
 */
async function automaticReward(
  tx: Database,
  { promotion: row, participation: own }: ParticipationInPromotion,
  now: Date,
  offsetMinutes: number,
): Promise<bigint | null> {
  const counted = await countFor(tx, row, own.accountId, spanSoFar(row, own, now, offsetMinutes));
  const amount = bonusFor(row, counted);
  const { to } = instanceOf(row, own.periodStart, offsetMinutes);
  const isGrowing = to !== null && now.getTime() < to.getTime() + WRITTEN_WITHIN_MS;
  if (row.bonusAmount === null && isGrowing) return null;
  return counted < row.goalAmount || amount <= 0n ? null : amount;
}

/** Pays the automatic rewards that are due to some participations. */
export async function payAutomatically(
  tx: Database,
  participations: readonly ParticipationInPromotion[],
  now: Date,
  offsetMinutes: number,
): Promise<void> {
  const due: { of: ParticipationInPromotion; amount: bigint }[] = [];
  for (const of of participations) {
    const amount = await automaticReward(tx, of, now, offsetMinutes);
    if (amount !== null) due.push({ of, amount });
  }
  await lockWallets(
    tx,
    due.map(({ of }) => of.participation.accountId),
  );
  for (const { of, amount } of due) await pay(tx, of, amount, now);
}

async function pay(
  tx: Database,
  { promotion: row, participation: own }: ParticipationInPromotion,
  amount: bigint,
  now: Date,
): Promise<void> {
  await move(tx, own.id, 'issue', now);
  const credit = {
    accountId: own.accountId,
    txnKind: 'BONUS',
    kind: row.kind as PromotionKind,
    title: row.title,
    amount,
    points: 0,
    turnoverMultiple: row.turnoverMultiple,
  } as const;
  const intent = { scope: 'promotions', key: `participation ${own.id}`, requestHash: '' };
  await creditOnce(tx, intent, credit, now);
  const values = { name: row.title, amount: amountText(amount) };
  await notifyAccounts(tx, [{ accountId: own.accountId, name: 'bonusPaid', values }], now);
}

async function findParticipation(
  tx: Database,
  participationId: number,
): Promise<ParticipationInPromotion> {
  const [found] = await tx
    .select({ participation, promotion })
    .from(participation)
    .innerJoin(promotion, eq(promotion.id, participation.promotionId))
    .where(eq(participation.id, participationId));
  if (found === undefined) throw new Error(`No participation ${participationId}`);
  return found;
}

async function worthOf(
  tx: Database,
  of: ParticipationInPromotion,
  now: Date,
  offset: number,
): Promise<bigint> {
  const { promotion: row, participation: own } = of;
  const counted = await countFor(tx, row, own.accountId, spanSoFar(row, own, now, offset));
  const worth = bonusFor(row, counted);
  // A share may round to 0, but a reward has to be more than that.
  return worth > 0n ? worth : 1n;
}
