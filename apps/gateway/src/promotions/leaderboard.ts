import { and, asc, count, desc, eq, gte, lt, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import { createId } from '../platform/ids';
import { type PageQuery, windowOf } from '../platform/paging';
import type { Texts } from '../platform/texts';
import { mayHaveOffers } from '../saferPlay/mayHaveOffers';
import { account } from '../session/schema';
import { maskedName } from './maskedName';
import { WEEK_PRIZES } from './missionTable';
import { type Period, periodOf } from './periods';
import { missionClaim, reward } from './schema';
import { TEXTS } from './texts';

type Row = components['schemas']['MissionLeaderboardRow'];

const PRIZE_TITLE: Texts = TEXTS.texts('leaderboard.prizeTitle');

/** An entry of the board. Of equal points the member who had them first ranks higher. */
export interface LeaderboardEntry {
  rank: number;
  accountId: number;
  username: string;
  missionPoints: number;
  completedMissions: number;
}

/** The entries of a span. Only claims within it count, so a board never changes after its end. */
function rankedIn(db: Database, merchant: string, { from, to }: Span) {
  const points = sum(missionClaim.missionPoints);
  const order = sql`order by ${points} desc, ${max(missionClaim.claimedAt)}, ${account.id}`;
  return db
    .select({
      rank: sql<number>`(row_number() over (${order}))::int`.as('rank'),
      accountId: account.id,
      username: account.username,
      missionPoints: sql<number>`${points}::int`.as('mission_points'),
      completedMissions: count().as('completed_missions'),
    })
    .from(missionClaim)
    .innerJoin(account, eq(account.id, missionClaim.accountId))
    .where(
      and(
        eq(account.merchant, merchant),
        gte(missionClaim.claimedAt, from),
        lt(missionClaim.claimedAt, to),
      ),
    )
    .groupBy(account.id, account.username)
    .as('ranked');
}

/** One page of the board, its length, and the caller's own entry. */
export async function boardOf(
  db: Database,
  wanted: { merchant: string; accountId: number; span: Span; query: PageQuery },
): Promise<{ page: LeaderboardEntry[]; total: number; own: LeaderboardEntry | null }> {
  const { merchant, accountId, span, query } = wanted;
  const ranked = rankedIn(db, merchant, span);
  const { offset, limit } = windowOf(query);
  const page = await db.select().from(ranked).orderBy(asc(ranked.rank)).offset(offset).limit(limit);
  const [all] = await db.select({ count: count() }).from(ranked);
  const [own] = await db.select().from(ranked).where(eq(ranked.accountId, accountId));
  return { page, total: all?.count ?? 0, own: own ?? null };
}

/** The points of the rank with the next better prize of the week; null if there is none better. */
export async function nextPrizeAt(
  db: Database,
  wanted: { merchant: string; span: Span; own: LeaderboardEntry | null },
): Promise<number | null> {
  const { merchant, span, own } = wanted;
  const ownRank = own?.rank ?? Number.POSITIVE_INFINITY;
  const ownPrize = WEEK_PRIZES[ownRank - 1] ?? 0n;
  const better = WEEK_PRIZES.findLastIndex((prize, at) => at + 1 < ownRank && prize > ownPrize) + 1;
  if (better === 0) return null;
  const ranked = rankedIn(db, merchant, span);
  const [entry] = await db
    .select({ points: ranked.missionPoints })
    .from(ranked)
    .where(eq(ranked.rank, better));
  // A prize whose rank is empty is won by any points.
  return entry?.points ?? 1;
}

/** An entry in the form of the contract; only the week has prizes. */
export function toWireEntry(entry: LeaderboardEntry, period: Period): Row {
  const { rank, username, missionPoints, completedMissions } = entry;
  const prize = period === 'W' ? WEEK_PRIZES[rank - 1] : undefined;
  return {
    rank,
    account: maskedName(username),
    missionPoints,
    completedMissions,
    prizeAmount: prize === undefined ? null : formatAmount(prize),
  };
}

/**
 * Puts the prizes of the last complete week into the reward centres of its first ranks. It happens once, whatever
 * the board would show later. Who may have no offers gets none, and nobody moves up.
 */
export async function givePrizes(
  tx: Database,
  { merchant, now, offsetMinutes }: { merchant: string; now: Date; offsetMinutes: number },
): Promise<void> {
  const running = periodOf('W', now, offsetMinutes);
  const week = periodOf('W', new Date(running.from.getTime() - 1), offsetMinutes);
  const reason = `leaderboard ${week.from.toISOString()}`;
  const [given] = await tx
    .select({ id: reward.id })
    .from(reward)
    .innerJoin(account, eq(account.id, reward.accountId))
    .where(and(eq(account.merchant, merchant), eq(reward.reason, reason)))
    .limit(1);
  if (given !== undefined) return;
  const ranked = rankedIn(tx, merchant, week);
  const winners = await tx
    .select()
    .from(ranked)
    .where(and(lt(ranked.rank, WEEK_PRIZES.length + 1), mayHaveOffers(tx, ranked.accountId, now)))
    .orderBy(desc(ranked.rank));
  if (winners.length === 0) return;
  const rows = winners.map(({ accountId, rank }) => ({
    id: createId('rw'),
    accountId,
    reason,
    source: 'mission',
    kind: 'daily',
    title: PRIZE_TITLE,
    amount: WEEK_PRIZES[rank - 1] ?? 0n,
    points: 0,
    turnoverMultiple: 1,
    issuedAt: now,
    expiresAt: running.to,
  }));
  const issued = await tx.insert(reward).values(rows).onConflictDoNothing().returning();
  await notifyAccounts(
    tx,
    issued.map(({ accountId, title, amount }) => ({
      accountId,
      name: 'rewardIssued',
      values: { name: title, amount: amountText(amount) },
    })),
    now,
  );
}
