import { and, between, eq, sql } from 'drizzle-orm';
import { accountDay } from '../agent/schema';
import type { Database } from '../database/open';
import { DAY_TOTALS } from '../money/totals';
import { type DaySpan, periodsOf, type StatementGrain } from './statementPeriods';

/** What a member paid in and out, staked and won, in minor units (docs/contracts/figures.md). */
export interface Activity {
  deposits: bigint;
  withdrawals: bigint;
  stake: bigint;
  payout: bigint;
}

const { deposits, withdrawals, stake, payout } = DAY_TOTALS;
const SUMS = { deposits, withdrawals, stake, payout };
const NOTHING: Activity = { deposits: 0n, withdrawals: 0n, stake: 0n, payout: 0n };

/** Units by which the database cuts dates. Its weeks begin on Monday, as ours do. */
const UNITS = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/**
 * The activity of each period of a span, of quiet ones as well. It is read from the sums by day that triggers keep
 * (docs/decisions/0064): a year of a member is at most 396 rows, found by their primary key.
 */
export async function activityBy(
  db: Database,
  accountId: number,
  grain: StatementGrain,
  span: DaySpan,
): Promise<(DaySpan & Activity)[]> {
  const start = sql`date_trunc(${UNITS[grain]}, ${accountDay.day}::timestamp)::date`;
  const rows = await db
    .select({ from: sql<string>`greatest(${start}, ${span.from}::date)::text`, ...SUMS })
    .from(accountDay)
    .where(and(eq(accountDay.accountId, accountId), between(accountDay.day, span.from, span.to)))
    .groupBy(sql`1`);
  const found = new Map(rows.map((row) => [row.from, row]));
  return periodsOf(span, grain).map((period) => ({
    ...NOTHING,
    ...found.get(period.from),
    ...period,
  }));
}

/** The activity over the life of an account. */
export async function lifetimeActivity(db: Database, accountId: number): Promise<Activity> {
  const [sums] = await db.select(SUMS).from(accountDay).where(eq(accountDay.accountId, accountId));
  return sums ?? NOTHING;
}

/** The sum of some periods. */
export const sumOf = (rows: readonly Activity[]): Activity =>
  rows.reduce<Activity>(
    (sum, row) => ({
      deposits: sum.deposits + row.deposits,
      withdrawals: sum.withdrawals + row.withdrawals,
      stake: sum.stake + row.stake,
      payout: sum.payout + row.payout,
    }),
    NOTHING,
  );
