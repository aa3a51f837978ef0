import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { shareOf } from '../money/rates';
import { total } from '../money/totals';
import { DAY_MS } from '../platform/days';
import { account } from '../session/schema';
import { isDirectlyBelow, type LineagePosition } from './lineage';
import { type RateAt, readRates } from './rebates';
import { type Days, dayIn, daysOf, type ReportQuery, within } from './sums';
import { branchDays } from './teamDays';

/** What the people in one branch directly below an agent bet of a category on a day. */
export interface BranchStake {
  /** Number of the day in the span. */
  day: number;
  agentId: number;
  /** Who stands directly below the agent, at the top of the branch. */
  branchId: number;
  gameCategory: string;
  stake: bigint;
}

/** What agents earn by rebates, in minor units: by agent, then by the number of the day. */
export type Earned = ReadonlyMap<number, ReadonlyMap<number, bigint>>;

/**
 * What agents earn of the bets of their teams in whole days: an agent has his own rebate of all of them, and
 * hands on to those directly below what was agreed with them, who have it of their own teams as well. A rate
 * changes at the start of a day, so a day has one rate. Here of every agent above somebody who bet.
 */
export async function earnedByAll(db: Database, query: ReportQuery): Promise<Earned> {
  const stakes = await stakesOfAll(db, query);
  return earnedOf(stakes, await ratesFor(db, stakes, query.span.from), query.span.from);
}

/** The same of one agent, by the number of the day. */
export async function earnedBy(
  db: Database,
  top: LineagePosition,
  days: Days,
): Promise<ReadonlyMap<number, bigint>> {
  const stakes = await stakesBelow(db, top, days);
  const { from } = days.span;
  return earnedOf(stakes, await ratesFor(db, stakes, from), from).get(top.id) ?? new Map();
}

/** The shares that come to what one agent earns. */
export async function sharesEarnedBy(
  db: Database,
  top: LineagePosition,
  days: Days,
): Promise<BranchShare[]> {
  const stakes = await stakesBelow(db, top, days);
  const { from } = days.span;
  return sharesOf(stakes, await ratesFor(db, stakes, from), from);
}

function ratesFor(db: Database, stakes: readonly BranchStake[], from: Date): Promise<RateAt> {
  const ids = new Set(stakes.flatMap(({ agentId, branchId }) => [agentId, branchId]));
  return readRates(db, [...ids], from);
}

/** The same from stakes and rates that are known; `from` is the start of day 0. */
export function earnedOf(stakes: readonly BranchStake[], rateAt: RateAt, from: Date): Earned {
  const earned = new Map<number, Map<number, bigint>>();
  for (const { day, agentId, amount } of sharesOf(stakes, rateAt, from)) {
    const days = earned.get(agentId) ?? new Map<number, bigint>();
    days.set(day, (days.get(day) ?? 0n) + amount);
    earned.set(agentId, days);
  }
  return earned;
}

/** What an agent earns of one stake: the share at the difference of both rates, rounded by itself. */
export interface BranchShare extends BranchStake {
  /** What the agent keeps, in basis points. */
  rate: number;
  amount: bigint;
}

function sharesOf(stakes: readonly BranchStake[], rateAt: RateAt, from: Date): BranchShare[] {
  return stakes.map((one) => {
    const { day, agentId, branchId, gameCategory, stake } = one;
    const at = new Date(from.getTime() + day * DAY_MS);
    const rate =
      (rateAt(agentId, gameCategory, at) ?? 0) - (rateAt(branchId, gameCategory, at) ?? 0);
    return { ...one, rate, amount: shareOf(stake, rate) };
  });
}

/** A bet counts once for each account above: in the branch that it belongs to. */
async function stakesOfAll(db: Database, { whom, span }: ReportQuery): Promise<BranchStake[]> {
  const chain = sql<
    string[]
  >`string_to_array(trim(both '/' from ${account.lineage} || ${account.id}), '/')`;
  const played = db
    .select({
      day: dayIn(bet.playedAt, span).as('day'),
      chain: chain.as('chain'),
      gameCategory: sql<string>`${bet.gameType}`.as('game_category'),
      stake: total(bet.stake).as('stake'),
    })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(whom, within(bet.playedAt, span)))
    .groupBy(sql`1, 2, 3`)
    .as('played');
  const step = sql`generate_series(1, array_length(${played.chain}, 1) - 1) as step`;
  const idAt = (at: SQL) => sql<number>`(${played.chain})[${at}]::int`;
  return db
    .select({
      day: played.day,
      agentId: idAt(sql`step`).as('agent_id'),
      branchId: idAt(sql`step + 1`).as('branch_id'),
      gameCategory: played.gameCategory,
      stake: total(played.stake),
    })
    .from(played)
    .crossJoinLateral(step)
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`);
}

/** Below one agent: the bets of those directly below, and what is kept of the teams below them. */
async function stakesBelow(db: Database, top: LineagePosition, days: Days): Promise<BranchStake[]> {
  const kept = branchDays(db, top, days);
  const [first] = daysOf(days.span, days.utcOffsetMinutes);
  const stakes = unionAll(
    db
      .select({
        day: sql<number>`${kept.day} - ${first}::date`.as('day'),
        branchId: kept.branchId,
        gameCategory: kept.gameCategory,
        stake: kept.stake,
      })
      .from(kept)
      .where(ne(kept.stake, 0n)),
    db
      .select({
        day: dayIn(bet.playedAt, days.span).as('day'),
        branchId: sql<number>`${bet.accountId}`.as('branch_id'),
        gameCategory: bet.gameType,
        stake: bet.stake,
      })
      .from(bet)
      .innerJoin(account, eq(account.id, bet.accountId))
      .where(and(isDirectlyBelow(top), within(bet.playedAt, days.span))),
  ).as('stakes');
  const rows = await db
    .select({
      day: stakes.day,
      branchId: stakes.branchId,
      gameCategory: stakes.gameCategory,
      stake: total(stakes.stake),
    })
    .from(stakes)
    .groupBy(stakes.day, stakes.branchId, stakes.gameCategory)
    .orderBy(stakes.day, stakes.branchId, stakes.gameCategory);
  return rows.map((row) => ({ ...row, agentId: top.id }));
}
