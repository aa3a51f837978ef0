import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { account } from '../session/schema';
import { isBelow } from './lineage';
import { accountMonth } from './schema';
import { type DayReportQuery, type Days, daysOf } from './sums';

/** What people are counted for: that they bet, or that a statement has a row for them. */
type Activity = 'played' | 'stated';

/** The months that days lie in, each with a bit for every day that is meant. */
export function monthsOf({ span, utcOffsetMinutes }: Days): [month: string, bits: number][] {
  const months = new Map<string, number>();
  for (const date of daysOf(span, utcOffsetMinutes)) {
    const month = `${date.slice(0, 8)}01`;
    months.set(month, (months.get(month) ?? 0) | (1 << (Number(date.slice(8)) - 1)));
  }
  return [...months];
}

/** Months of accounts with this activity on one of the days. */
export function wasActiveIn(days: Days, activity: Activity): SQL | undefined {
  return or(
    ...monthsOf(days).map(([month, bits]) =>
      and(eq(accountMonth.month, month), sql`${accountMonth[activity]} & ${bits}::int <> 0`),
    ),
  );
}

/** Months of the people that are asked about. */
const isOf = (db: Database, { top, whom }: DayReportQuery): SQL | undefined =>
  top === undefined
    ? inArray(accountMonth.accountId, db.select({ id: account.id }).from(account).where(whom))
    : isBelow(top, accountMonth.lineage);

/** How many people bet on some days, or have a row in a statement of them; each is one. */
export async function countPeople(
  db: Database,
  query: DayReportQuery,
  activity: Activity,
): Promise<number> {
  const months = db
    .select({ id: accountMonth.accountId })
    .from(accountMonth)
    .where(and(isOf(db, query), wasActiveIn(query, activity)))
    .$dynamic();
  // In one month each account has one row.
  const isOneMonth = monthsOf(query).length === 1;
  const people = (isOneMonth ? months : months.groupBy(accountMonth.accountId)).as('people');
  const [found] = await db.select({ people: count() }).from(people);
  return found?.people ?? 0;
}

/** One page of the people who have a row in a statement, by their names. */
export async function statedPeople(
  db: Database,
  query: DayReportQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ accountId: number; username: string }[]> {
  const months = db
    .select({ one: sql`1` })
    .from(accountMonth)
    .where(and(eq(accountMonth.accountId, account.id), wasActiveIn(query, 'stated')));
  return db
    .select({ accountId: account.id, username: account.username })
    .from(account)
    .where(and(query.whom, sql`exists ${months}`))
    .orderBy(account.username)
    .limit(limit)
    .offset(offset);
}
