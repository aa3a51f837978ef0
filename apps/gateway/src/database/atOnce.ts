import { type SQL, sql } from 'drizzle-orm';

/** What to select from when each column looks something up by itself: one row, in one look at the database. */
export const AT_ONCE = sql`(select 1) as one`;

/** A query of one JSON value as such a column; `read` gets the value, and is not asked for null. */
export const looked = <Value, Given>(query: SQL, read: (given: Given) => Value): SQL<Value> =>
  sql`(${query})`.mapWith(read);
