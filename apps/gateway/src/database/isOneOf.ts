import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a moment is in a list. The list is one parameter, so that all lengths share a prepared statement. */
export const isOneOf = (column: PgColumn, moments: readonly Date[]): SQL =>
  sql`${column} = any(${sql.param(moments.map((moment) => moment.toISOString()))}::timestamptz[])`;
