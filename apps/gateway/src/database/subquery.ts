import { type SQL, sql } from 'drizzle-orm';

/** A table of one row, for several subqueries in one round trip. */
export const ONE_ROW = sql`(select 1) as one`;

/** A query of one value as such a column; `mapWith` maps its JSON. */
export const subquery = (query: SQL): SQL => sql`(${query})`;
