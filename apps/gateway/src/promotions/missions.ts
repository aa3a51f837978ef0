import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf';
import type { Database } from '../database/open';
import { missionClaim } from '../database/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import { type Counts, countEach, type Needed, sumOf } from './counting';
import { creditOnce } from './credit';
import type { Member } from './joining';
import { MISSIONS, type Mission } from './missionTable';
import { PERIODS, periodOf } from './periods';
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
  const { needed, standings } = await prepareMissions(db, who, missions);
  return standings(await countEach(db, who.account.id, needed));
}

/** Reads which missions were taken, and says what has to be counted for the rest. */
export async function prepareMissions(
  db: Database,
  who: Who,
  missions: readonly Mission[] = MISSIONS,
): Promise<{ needed: Needed; standings(counts: Counts): MissionStanding[] }> {
  const { account: owner, now } = who;
  const running = missions.map((mission) => ({ mission, span: spanOf(mission, who) }));
  const begun = running.map(({ span }) => span.from);
  const taken = await takenSince(db, owner.id, begun);
  const spansOf = (isNeeded: (goal: Mission['goal']) => boolean) =>
    running.filter(({ mission }) => isNeeded(mission.goal)).map(({ span }) => span);
  return {
    needed: {
      bets: spansOf((goal) => goal !== 'deposit' && goal !== 'login'),
      deposits: spansOf((goal) => goal === 'deposit'),
    },
    standings: (counts) =>
      running
        .map(({ mission, span }) => {
          const current = countOf(mission, span, { owner, counts });
          const isTaken = taken.has(claimName(mission.missionId, span.from));
          const status = statusOf({ isTaken, isReached: current >= mission.target, span, now });
          return { mission, span, current, status };
        })
        .sort((a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status)),
  };
}

function statusOf(facts: {
  isTaken: boolean;
  isReached: boolean;
  span: Span;
  now: Date;
}): Schemas['MissionStatus'] {
  if (facts.isTaken) return 'claimed';
  if (facts.isReached) return 'claimable';
  return facts.now >= facts.span.to ? 'expired' : 'inProgress';
}

/** When a mission of the running period can be done. */
function spanOf({ period, hours }: Mission, { now, offsetMinutes }: Who): Span {
  const whole = periodOf(period, now, offsetMinutes);
  if (hours === undefined) return whole;
  return { from: whole.from, to: new Date(whole.from.getTime() + hours * HOUR_MS) };
}

const claimName = (missionId: string, periodStart: Date): string =>
  `${missionId} ${periodStart.getTime()}`;

/** The missions that were taken in periods with these starts. */
async function takenSince(
  db: Database,
  accountId: number,
  starts: readonly Date[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: missionClaim.missionId, periodStart: missionClaim.periodStart })
    .from(missionClaim)
    .where(and(eq(missionClaim.accountId, accountId), isOneOf(missionClaim.periodStart, starts)));
  return new Set(rows.map(({ id, periodStart }) => claimName(id, periodStart)));
}

function countOf(
  { goal, gameCategory }: Mission,
  span: Span,
  { owner, counts }: { owner: Who['account']; counts: Counts },
): bigint {
  if (goal === 'deposit') return counts.deposits(span);
  if (goal === 'login') return loggedInWithin(owner, span) ? ONE : 0n;
  const { rounds, stake, payout } = sumOf(
    counts.bets(span),
    gameCategory === null ? [] : [gameCategory],
  );
  if (goal === 'rounds') return BigInt(rounds) * ONE;
  return goal === 'bet' ? stake : payout;
}

/** One login counts; how often somebody logs in is nothing to reward. */
const loggedInWithin = ({ lastLoginAt: at }: Who['account'], { from, to }: Span): boolean =>
  at !== null && at >= from && at < to;

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
