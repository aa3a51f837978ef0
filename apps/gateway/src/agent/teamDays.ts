import { and } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { isBelow, type LineagePosition } from './lineage';
import { teamDay, teamDayChange } from './schema';
import { type Days, isInDays } from './sums';

/**
 * The kept sums of everybody below an agent, or of everybody where none is named, by group, day and category. A row may
 * stand there in several parts.
 */
export function teamDays(
  db: Database,
  top: Pick<LineagePosition, 'id' | 'lineage'> | null,
  days: Days,
) {
  const partsIn = (table: typeof teamDay | typeof teamDayChange) =>
    db
      .select({
        lineage: table.lineage,
        day: table.day,
        gameCategory: table.gameCategory,
        players: table.players,
        bets: table.bets,
        stake: table.stake,
        payout: table.payout,
        rebate: table.rebate,
        bonus: table.bonus,
        salary: table.salary,
        deposits: table.deposits,
        withdrawals: table.withdrawals,
      })
      .from(table)
      .where(
        and(top === null ? undefined : isBelow(top, table.lineage), isInDays(days, table.day)),
      );
  return unionAll(partsIn(teamDay), partsIn(teamDayChange)).as('team_days');
}
