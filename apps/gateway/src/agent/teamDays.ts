import { and, eq, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { account } from '../session/schema';
import { isBelow, isDirectlyBelow, type LineagePosition, lineageBelow } from './lineage';
import { teamDay, teamDayChange } from './schema';
import { type Days, isInDays } from './sums';

type Top = Pick<LineagePosition, 'id' | 'lineage'>;

const sumsOf = (table: typeof teamDay | typeof teamDayChange) => {
  const { day, gameCategory, players, bets, stake, payout } = table;
  const { rebate, bonus, salary, deposits, withdrawals } = table;
  return {
    ...{ day, gameCategory, players, bets, stake, payout },
    ...{ rebate, bonus, salary, deposits, withdrawals },
  };
};

/** The kept sums of everybody below an agent, by day and category. A row may stand there in several parts. */
export function teamDays(db: Database, top: Top, days: Days) {
  const kept = db
    .select(sumsOf(teamDay))
    .from(teamDay)
    .where(and(eq(teamDay.agentId, top.id), isInDays(days, teamDay.day)));
  const added = db
    .select(sumsOf(teamDayChange))
    .from(teamDayChange)
    .where(and(isBelow(top, teamDayChange.lineage), isInDays(days, teamDayChange.day)));
  return unionAll(kept, added).as('team_days');
}

/** What the teams of those directly below an agent bet, by branch; the bets of these themselves are not among it. */
export function branchDays(db: Database, top: Top, days: Days) {
  const own = lineageBelow(top);
  const branchOf = sql<number>`split_part(substr(${teamDayChange.lineage}, ${own.length + 1}::int), '/', 1)::int`;
  const { day, gameCategory, stake } = teamDay;
  const kept = db
    .select({ branchId: sql<number>`${teamDay.agentId}`.as('branch_id'), day, gameCategory, stake })
    .from(teamDay)
    .innerJoin(account, eq(account.id, teamDay.agentId))
    .where(and(isDirectlyBelow(top), isInDays(days, teamDay.day)));
  const change = teamDayChange;
  const added = db
    .select({
      branchId: branchOf.as('branch_id'),
      day: change.day,
      gameCategory: change.gameCategory,
      stake: change.stake,
    })
    .from(change)
    .where(and(isBelow(top, change.lineage), ne(change.lineage, own), isInDays(days, change.day)));
  return unionAll(kept, added).as('branch_days');
}
