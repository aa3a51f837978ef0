import { type SQL, sql } from 'drizzle-orm';

/** What to select from when each column looks something up by itself: one row, in one look at the database. */
export const AT_ONCE = sql`(select 1) as one`;

/** A query of one value as such a column; `mapWith` then says how its JSON is read. */
export const looked = (query: SQL): SQL => sql`(${query})`;
