import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a moment is one of some; the list is one parameter, so that its length does not make another statement. */
export const isOneOf = (column: PgColumn, moments: readonly Date[]): SQL =>
  sql`${column} = any(${sql.param(moments.map((moment) => moment.toISOString()))}::timestamptz[])`;
