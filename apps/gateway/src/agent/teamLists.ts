import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { total } from '../money/totals';
import { isBelow } from './lineage';
import { teamListChange, teamListDay } from './schema';
import { type DayReportQuery, isInDays, type MomentReportQuery } from './sums';

type KeptList = typeof teamListDay.$inferSelect.list;

/** The rows of a list in one state: how many there are, and what they come to. */
export interface ListSums {
  list: KeptList;
  state: string;
  rows: number;
  amount: bigint;
  fee: bigint;
}

/** What is kept of the lists of a whole team over whole days; null for anything else, which has to be added up. */
export async function keptLists(
  db: Database,
  { days }: Pick<MomentReportQuery, 'days'>,
): Promise<ListSums[] | null> {
  if (days?.top === undefined) return null;
  const parts = partsOf(db, days, days.top);
  return db
    .select({
      list: parts.list,
      state: parts.state,
      rows: sql`sum(${parts.rows})`.mapWith(Number),
      amount: total(parts.amount),
      fee: total(parts.fee),
    })
    .from(parts)
    .groupBy(parts.list, parts.state);
}

function partsOf(db: Database, days: DayReportQuery, top: NonNullable<DayReportQuery['top']>) {
  const sumsIn = (table: typeof teamListDay | typeof teamListChange, where: SQL) =>
    db
      .select({
        list: table.list,
        state: table.state,
        rows: table.rows,
        amount: table.amount,
        fee: table.fee,
      })
      .from(table)
      .where(and(where, isInDays(days, table.day)));
  return unionAll(
    sumsIn(teamListDay, eq(teamListDay.agentId, top.id)),
    sumsIn(teamListChange, isBelow(top, teamListChange.lineage)),
  ).as('parts');
}

/** The sum of a column. */
export const sumOf = (found: readonly ListSums[], column: 'amount' | 'fee'): bigint =>
  found.reduce((sum, one) => sum + one[column], 0n);

/** The number of rows. */
export const rowsOf = (found: readonly ListSums[]): number =>
  found.reduce((sum, { rows }) => sum + rows, 0);
