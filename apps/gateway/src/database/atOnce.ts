import { type SQL, sql } from 'drizzle-orm';

/** A table of one row, for several subqueries in one round trip. */
export const AT_ONCE = sql`(select 1) as one`;

/** A query of one value as such a column; `mapWith` maps its JSON. */
export const looked = (query: SQL): SQL => sql`(${query})`;
