import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open';

/** Total number of rows, selected with each row of a page: one round trip instead of two. */
export const TOTAL = sql<number>`(count(*) over ())::int`;

/** The total by the rows of a page; for a page beyond the end the rows are counted. */
export async function totalOf(
  page: readonly { total: number }[],
  { offset }: { offset: number },
  countAll: () => Promise<number>,
): Promise<number> {
  return page[0]?.total ?? (offset === 0 ? 0 : await countAll());
}

/** Counts the rows of a list. */
export async function countRows(
  db: Database,
  table: PgTable,
  wanted: SQL | undefined,
): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(table).where(wanted);
  return counted?.total ?? 0;
}
