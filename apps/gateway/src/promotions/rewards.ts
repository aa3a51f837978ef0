import { and, count, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Intent } from '../platform/handlers';
import { type PageQuery, toPage, windowOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { inLanguage } from '../platform/texts';
import { creditOnce, type PromotionKind } from './credit';
import { move } from './move';
import { reward } from './schema';

type Schemas = components['schemas'];
type Row = typeof reward.$inferSelect;

/** Filters of the reward centre. */
export interface RewardsQuery extends PageQuery {
  status?: Schemas['RewardStatus'] | undefined;
  source?: Schemas['RewardSource'] | undefined;
}

/** One page of an account's rewards, claimable ones first, with the sum of all claimable ones. */
export async function listRewards(
  db: Database,
  accountId: number,
  query: RewardsQuery,
  at: { now: Date; language: string },
): Promise<Schemas['RewardPage']> {
  const { now, language } = at;
  const { status, source } = query;
  const isOwn = eq(reward.accountId, accountId);
  const condition = and(
    isOwn,
    status === undefined ? undefined : hasStatus(status, now),
    source === undefined ? undefined : eq(reward.source, source),
  );
  const { offset, limit } = windowOf(query);
  const isFirst = sql`(${hasStatus('claimable', now)})`;
  const rows = await db
    .select()
    .from(reward)
    .where(condition)
    .orderBy(desc(isFirst), desc(reward.issuedAt), desc(reward.id))
    .offset(offset)
    .limit(limit);
  const [all] = await db.select({ count: count() }).from(reward).where(condition);
  const content = rows.map((row) => toWireReward(row, now, language));
  return {
    ...toPage(content, all?.count ?? 0, query),
    totals: await claimable(db, accountId, now),
  };
}

/** Whether an account can claim a reward now. */
export const isClaimable = (accountId: number, now: Date): SQL | undefined =>
  and(eq(reward.accountId, accountId), hasStatus('claimable', now));

/** The sum that an account can claim now. */
async function claimable(
  db: Database,
  accountId: number,
  now: Date,
): Promise<Schemas['RewardTotals']> {
  const [sums] = await db
    .select({
      count: count(),
      amount: sql<string>`coalesce(sum(${reward.amount}), 0)`,
      points: sql<string>`coalesce(sum(${reward.points}), 0)`,
    })
    .from(reward)
    .where(isClaimable(accountId, now));
  return {
    claimableCount: sums?.count ?? 0,
    claimableAmount: formatAmount(BigInt(sums?.amount ?? 0)),
    claimablePoints: Number(sums?.points ?? 0),
  };
}

/** Credits a reward once. */
export async function claimReward(
  tx: Database,
  accountId: number,
  rewardId: string,
  at: { intent: Intent; now: Date },
): Promise<Schemas['RewardReceipt']> {
  const { intent, now } = at;
  const [found] = await tx
    .select()
    .from(reward)
    .where(and(eq(reward.id, rewardId), eq(reward.accountId, accountId)))
    .for('update');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  if (statusOfReward(found, now) !== 'claimable') throw new Refusal('STATE_CONFLICT');
  await tx.update(reward).set({ claimedAt: now }).where(eq(reward.id, rewardId));
  if (found.participationId !== null) await move(tx, found.participationId, 'claim', now);
  const { kind, title, amount, points, turnoverMultiple } = found;
  const credit = {
    accountId,
    txnKind: found.source === 'promotion' ? 'BONUS' : 'REWARD',
    kind: kind as PromotionKind,
    title,
    amount,
    points,
    turnoverMultiple,
  } as const;
  return creditOnce(tx, intent, credit, now);
}

function statusOfReward({ claimedAt, expiresAt }: Row, now: Date): Schemas['RewardStatus'] {
  if (claimedAt !== null) return 'claimed';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'claimable';
}

function hasStatus(status: Schemas['RewardStatus'], now: Date): SQL | undefined {
  if (status === 'claimed') return isNotNull(reward.claimedAt);
  const isOver = lte(reward.expiresAt, now);
  const isLive = or(isNull(reward.expiresAt), gt(reward.expiresAt, now));
  return and(isNull(reward.claimedAt), status === 'expired' ? isOver : isLive);
}

function toWireReward(row: Row, now: Date, language: string): Schemas['Reward'] {
  const { id, source, promotionId, missionId, points, turnoverMultiple } = row;
  return {
    rewardId: id,
    source: source as Schemas['RewardSource'],
    promotionId,
    missionId,
    title: inLanguage(row.title, language),
    status: statusOfReward(row, now),
    amount: formatAmount(row.amount),
    points,
    turnoverMultiple,
    issuedAt: row.issuedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    claimedAt: row.claimedAt?.toISOString() ?? null,
  };
}
