import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { shareOf } from '../money/rates';
import { total } from '../money/totals';
import { DAY_MS } from '../platform/days';
import { account } from '../session/schema';
import { type RateAt, readRates } from './rebates';
import { dayIn, type ReportQuery, within } from './sums';

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
 * changes at the start of a day, so a day has one rate.
 *
 * @param ofAgent the requested agent; without it every agent above somebody who bet
 */
export async function earnedBy(
  db: Database,
  query: ReportQuery,
  ofAgent?: number,
): Promise<Earned> {
  const stakes = await branchStakes(db, query, ofAgent);
  const ids = new Set(stakes.flatMap(({ agentId, branchId }) => [agentId, branchId]));
  return earnedOf(stakes, await readRates(db, [...ids], query.span.from), query.span.from);
}

/** The same from stakes and rates that are known; `from` is the start of day 0. Shares are rounded one by one. */
export function earnedOf(stakes: readonly BranchStake[], rateAt: RateAt, from: Date): Earned {
  const earned = new Map<number, Map<number, bigint>>();
  for (const { day, agentId, branchId, gameCategory, stake } of stakes) {
    const at = new Date(from.getTime() + day * DAY_MS);
    const share =
      (rateAt(agentId, gameCategory, at) ?? 0) - (rateAt(branchId, gameCategory, at) ?? 0);
    const days = earned.get(agentId) ?? new Map<number, bigint>();
    days.set(day, (days.get(day) ?? 0n) + shareOf(stake, share));
    earned.set(agentId, days);
  }
  return earned;
}

/** A bet counts once for each account above: in the branch that it belongs to. */
async function branchStakes(
  db: Database,
  { whom, span }: ReportQuery,
  ofAgent: number | undefined,
): Promise<BranchStake[]> {
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
  const agentId = idAt(sql`step`);
  return db
    .select({
      day: played.day,
      agentId: agentId.as('agent_id'),
      branchId: idAt(sql`step + 1`).as('branch_id'),
      gameCategory: played.gameCategory,
      stake: total(played.stake),
    })
    .from(played)
    .crossJoinLateral(step)
    .where(ofAgent === undefined ? undefined : sql`${agentId} = ${ofAgent}`)
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`);
}
