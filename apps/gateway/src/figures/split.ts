import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { lineageBelow } from '../agent/lineage';
import type { Database } from '../database/open';
import { total } from '../money/totals';
import { account } from '../session/schema';
import type { Who } from './asked';
import type { Window } from './parts';

/**
 * A query of rows that add up to a figure: `path`, the lineage with the account's own id as in '/1/7/', `day`, the
 * number of the day in the span or null, and `value`.
 */
export type Rows = SQLWrapper;

const PART = sql.identifier('part');
const VALUE = sql`${PART}.value`;

const from = (rows: Rows) => sql`${rows} as ${PART}`;

/** What all rows come to. */
export async function totalOf(db: Database, rows: Rows): Promise<bigint> {
  const [sum] = await db.select({ value: total(VALUE) }).from(from(rows));
  return sum?.value ?? 0n;
}

/** The sums of the days that are not nothing, by the number of the day. */
export async function byDay(db: Database, rows: Rows): Promise<Map<number, bigint>> {
  const days = await db
    .select({ day: sql<number>`${PART}.day`, value: total(VALUE) })
    .from(from(rows))
    .groupBy(sql`1`)
    .having(sql`sum(${VALUE}) <> 0`);
  return new Map(days.map(({ day, value }) => [day, value]));
}

/** A branch that is not nothing; without a name it is the person at the top alone. */
export interface Branch {
  name: string | null;
  value: bigint;
}

/** The sums of the branches directly below somebody, the largest first, with those of all pages. */
export async function byBranch(
  db: Database,
  rows: Rows,
  { top }: Pick<Who, 'top'>,
  { offset, limit }: Window,
): Promise<{ branches: Branch[]; count: number; sum: bigint }> {
  const start = lineageBelow(top).length + 1;
  const key = sql<string>`split_part(substr(${PART}.path, ${start}::int), '/', 1)`.as('key');
  const grouped = db
    .select({ key, value: sql`sum(${VALUE})`.mapWith(BigInt).as('value') })
    .from(from(rows))
    .groupBy(sql`1`)
    .having(sql`sum(${VALUE}) <> 0`)
    .as('branches');
  // Both in one statement: what is grouped is read once.
  const sums = { count: sql<number>`(count(*) over ())::int`, sum: overAll(grouped.value) };
  const page = await db
    .select({ key: grouped.key, value: grouped.value, ...sums })
    .from(grouped)
    .orderBy(sql`abs(${grouped.value}) desc`, grouped.key)
    .offset(offset)
    .limit(limit);
  const [all] =
    page.length > 0 || offset === 0 ? page : await db.select(sums).from(grouped).limit(1);
  const ids = page.map((one) => Number(one.key)).filter((id) => id > 0);
  const names = await namesOf(db, ids);
  return {
    branches: page.map((one) => ({ name: names.get(Number(one.key)) ?? null, value: one.value })),
    count: all?.count ?? 0,
    sum: all?.sum ?? 0n,
  };
}

/** The sum of all rows, on each of them. */
const overAll = (value: SQLWrapper) => sql`sum(${value}) over ()`.mapWith(BigInt);

/** Account names by their numbers. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(inArray(account.id, [...ids]));
  return new Map(rows.map(({ id, username }) => [id, username]));
}
