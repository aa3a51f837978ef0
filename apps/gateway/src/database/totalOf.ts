import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open';

/** How many rows a list has in all, beside each row of a page: one look at the database in the place of two. */
export const TOTAL = sql<number>`(count(*) over ())::int`;

/** The length of a list by the rows of a page; a page beyond the end has none to tell it, so it is counted. */
export async function totalOf(
  page: readonly { total: number }[],
  { offset }: { offset: number },
  countAll: () => Promise<number>,
): Promise<number> {
  return page[0]?.total ?? (offset === 0 ? 0 : await countAll());
}

/** Counts the rows of a table that a list is made of. */
export async function countRows(
  db: Database,
  table: PgTable,
  wanted: SQL | undefined,
): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(wanted);
  return counted?.total ?? 0;
}
