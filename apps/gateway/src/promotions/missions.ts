import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { account, missionClaim } from '../database/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import { betsIn, depositsIn, type Played, sumOf } from './counting';
import { creditOnce } from './credit';
import type { Member } from './joining';
import { MISSIONS, type Mission } from './missionTable';
import { PERIODS, type Period, periodOf } from './periods';
import { inLanguage } from './texts';

type Schemas = components['schemas'];

const HOUR_MS = 3_600_000;
/** Counts are written with two digits like amounts. */
const ONE = 100n;
const STATUSES = ['claimable', 'inProgress', 'claimed', 'expired'] as const;

/** A mission of the running period as it stands for a member. */
export interface MissionStanding {
  mission: Mission;
  span: Span;
  current: bigint;
  status: Schemas['MissionStatus'];
}

type Who = Pick<Member, 'account' | 'now' | 'offsetMinutes'>;

/**
 * The missions of the running periods, claimable ones first. Progress is counted from bets, deposits and
 * logins each time; kept is only what was taken. A reward can be taken until its period has ended.
 */
export async function missionsOf(
  db: Database,
  who: Who,
  missions: readonly Mission[] = MISSIONS,
): Promise<MissionStanding[]> {
  const found: MissionStanding[] = [];
  for (const period of PERIODS) {
    const ofPeriod = missions.filter((mission) => mission.period === period);
    if (ofPeriod.length > 0) found.push(...(await missionsIn(db, who, period, ofPeriod)));
  }
  return found.sort((a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status));
}

async function missionsIn(
  db: Database,
  { account: owner, now, offsetMinutes }: Who,
  period: Period,
  missions: readonly Mission[],
): Promise<MissionStanding[]> {
  const whole = periodOf(period, now, offsetMinutes);
  const claimed = await db
    .select({ id: missionClaim.missionId })
    .from(missionClaim)
    .where(and(eq(missionClaim.accountId, owner.id), eq(missionClaim.periodStart, whole.from)));
  const taken = new Set(claimed.map(({ id }) => id));
  const count = countsOf(db, owner.id);
  const standings: MissionStanding[] = [];
  for (const mission of missions) {
    const { hours, target, missionId } = mission;
    const to = hours === undefined ? whole.to : new Date(whole.from.getTime() + hours * HOUR_MS);
    const span = { from: whole.from, to };
    const current = await count(mission, span);
    const status = taken.has(missionId)
      ? 'claimed'
      : current >= target
        ? 'claimable'
        : now >= to
          ? 'expired'
          : 'inProgress';
    standings.push({ mission, span, current, status });
  }
  return standings;
}

/** Counts for missions of one account; what several of them need is read once. */
function countsOf(db: Database, accountId: number) {
  const bets = new Map<number, Promise<Map<string, Played>>>();
  const played = (span: Span) => {
    const known = bets.get(span.to.getTime()) ?? betsIn(db, accountId, span);
    bets.set(span.to.getTime(), known);
    return known;
  };
  return async ({ goal, gameCategory }: Mission, span: Span): Promise<bigint> => {
    if (goal === 'deposit') return depositsIn(db, accountId, span);
    if (goal === 'login') return loginsIn(db, accountId, span);
    const all = await played(span);
    const { rounds, stake, payout } = sumOf(all, gameCategory === null ? [] : [gameCategory]);
    if (goal === 'rounds') return BigInt(rounds) * ONE;
    return goal === 'bet' ? stake : payout;
  };
}

/** One login counts; how often somebody logs in is nothing to reward. */
async function loginsIn(db: Database, accountId: number, { from, to }: Span): Promise<bigint> {
  const [owner] = await db
    .select({ at: account.lastLoginAt })
    .from(account)
    .where(eq(account.id, accountId));
  const at = owner?.at ?? null;
  return at !== null && at >= from && at < to ? ONE : 0n;
}

/** Credits a mission's reward once in its period. */
export async function claimMission(
  tx: Database,
  { account: owner, now, offsetMinutes }: Who,
  missionId: string,
  intent: Intent,
): Promise<Schemas['RewardReceipt']> {
  const wanted = MISSIONS.filter((mission) => mission.missionId === missionId);
  const [found] = await missionsOf(tx, { account: owner, now, offsetMinutes }, wanted);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  if (found.status !== 'claimable') throw new Refusal('STATE_CONFLICT');
  const { mission, span } = found;
  const [claimed] = await tx
    .insert(missionClaim)
    .values({
      accountId: owner.id,
      missionId,
      periodStart: span.from,
      missionPoints: mission.missionPoints,
      claimedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (claimed === undefined) throw new Refusal('STATE_CONFLICT');
  const credit = {
    accountId: owner.id,
    txnKind: 'REWARD',
    kind: 'daily',
    title: mission.title,
    amount: mission.rewardAmount,
    points: mission.rewardPoints,
    turnoverMultiple: 1,
  } as const;
  return creditOnce(tx, intent, credit, now);
}

/** A mission as callers see it. */
export function toWireMission(standing: MissionStanding, language: string): Schemas['Mission'] {
  const { mission, span, current, status } = standing;
  const { missionId, period, goal, target, rewardAmount, rewardPoints, missionPoints } = mission;
  return {
    missionId,
    title: inLanguage(mission.title, language),
    description: inLanguage(mission.description, language),
    period,
    status,
    goal,
    current: formatAmount(current),
    target: formatAmount(target),
    rewardAmount: formatAmount(rewardAmount),
    rewardPoints,
    missionPoints,
    endsAt: span.to.toISOString(),
    gameCategory: mission.gameCategory,
  };
}

/** Counts by running period. */
export function countByPeriod(
  standings: readonly MissionStanding[],
  { now, offsetMinutes }: Pick<Who, 'now' | 'offsetMinutes'>,
): Schemas['MissionPeriodCount'][] {
  return PERIODS.flatMap((period) => {
    const of = standings.filter(({ mission }) => mission.period === period);
    if (of.length === 0) return [];
    const claimable = of.filter(({ status }) => status === 'claimable').length;
    const claimed = of.filter(({ status }) => status === 'claimed').length;
    const endsAt = periodOf(period, now, offsetMinutes).to.toISOString();
    return [{ period, total: of.length, completed: claimable + claimed, claimable, endsAt }];
  });
}
