import { and, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf';
import type { Database } from '../database/open';
import { ONE_ROW, subquery } from '../database/subquery';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { Span } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import { inLanguage } from '../platform/texts';
import { type Counts, countsOf, sumOf } from './counting';
import { creditOnce } from './credit';
import type { Member } from './joining';
import { MISSIONS, type Mission } from './missionTable';
import { PERIODS, periodOf } from './periods';
import { missionClaim } from './schema';

type Schemas = components['schemas'];

const HOUR_MS = 3_600_000;
/** Counts are written with two digits like amounts. */
const ONE = 100n;
/** How often a reward in money has to be bet. */
const TURNOVER_MULTIPLE = 1;
const STATUSES = ['claimable', 'inProgress', 'claimed', 'expired'] as const;

/** A mission of the running period, with a member's progress. */
export interface MissionProgress {
  mission: Mission;
  span: Span;
  current: bigint;
  status: Schemas['MissionStatus'];
}

type Who = Pick<Member, 'account' | 'now' | 'offsetMinutes'>;

/**
 * The missions of the running periods, claimable ones first. Progress is counted from bets, deposits and logins
 * each time; only claims are stored. A reward can be claimed until its period ends.
 */
export async function missionsOf(
  db: Database,
  who: Who,
  missions: readonly Mission[] = MISSIONS,
): Promise<MissionProgress[]> {
  const { needed, taken, progress } = prepareMissions(who, missions);
  const [found] = await db
    .select({ taken, counts: countsOf(who.account.id, needed) })
    .from(ONE_ROW);
  if (found === undefined) throw new Error('Nothing was looked up');
  return progress(found.counts, found.taken);
}

/** Says what missions need counted, and selects as a column which of them were claimed. */
export function prepareMissions(who: Who, missions: readonly Mission[] = MISSIONS) {
  const { account: owner, now } = who;
  const running = missions.map((mission) => ({ mission, span: spanOf(mission, who) }));
  const spansOf = (isNeeded: (goal: Mission['goal']) => boolean) =>
    running.filter(({ mission }) => isNeeded(mission.goal)).map(({ span }) => span);
  return {
    needed: {
      bets: spansOf((goal) => goal !== 'deposit' && goal !== 'login'),
      deposits: spansOf((goal) => goal === 'deposit'),
    },
    taken: takenSince(
      owner.id,
      running.map(({ span }) => span.from),
    ),
    progress: (counts: Counts, taken: ReadonlySet<string>): MissionProgress[] =>
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

/** The span in which a mission of the running period can be done. */
function spanOf({ period, hours }: Mission, { now, offsetMinutes }: Who): Span {
  const full = periodOf(period, now, offsetMinutes);
  if (hours === undefined) return full;
  return { from: full.from, to: new Date(full.from.getTime() + hours * HOUR_MS) };
}

const claimName = (missionId: string, periodStart: Date): string =>
  `${missionId} ${periodStart.getTime()}`;

/** The names of the missions claimed in periods with these starts, as a column. */
function takenSince(accountId: number, starts: readonly Date[]) {
  const { missionId, periodStart } = missionClaim;
  const condition = and(eq(missionClaim.accountId, accountId), isOneOf(periodStart, starts));
  return subquery(
    sql`select coalesce(json_agg(json_build_array(${missionId}, ${periodStart})), '[]')
      from ${missionClaim} where ${condition}`,
  ).mapWith(
    (rows: [missionId: string, periodStart: string][]) =>
      new Set(rows.map(([id, begins]) => claimName(id, new Date(begins)))),
  );
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

/** One login counts; more of them earn nothing. */
const loggedInWithin = ({ lastLoginAt: at }: Who['account'], { from, to }: Span): boolean =>
  at !== null && at >= from && at < to;

/** Credits a mission's reward, once in its period. */
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
    turnoverMultiple: TURNOVER_MULTIPLE,
  } as const;
  return creditOnce(tx, intent, credit, now);
}

/** A mission in the form of the contract. */
export function toWireMission(one: MissionProgress, language: string): Schemas['Mission'] {
  const { mission, span, current, status } = one;
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
    turnoverMultiple: TURNOVER_MULTIPLE,
    missionPoints,
    endsAt: span.to.toISOString(),
    gameCategory: mission.gameCategory,
  };
}

/** Missions of each running period, and how many of them are claimable. */
export function countByPeriod(
  progress: readonly MissionProgress[],
  { now, offsetMinutes }: Pick<Who, 'now' | 'offsetMinutes'>,
): Schemas['MissionPeriodCount'][] {
  return PERIODS.flatMap((period) => {
    const of = progress.filter(({ mission }) => mission.period === period);
    if (of.length === 0) return [];
    const claimable = of.filter(({ status }) => status === 'claimable').length;
    const claimed = of.filter(({ status }) => status === 'claimed').length;
    const endsAt = periodOf(period, now, offsetMinutes).to.toISOString();
    return [{ period, total: of.length, completed: claimable + claimed, claimable, endsAt }];
  });
}
