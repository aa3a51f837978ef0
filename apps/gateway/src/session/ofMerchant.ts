import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { account } from './schema';

/**
 * Whether the account that a column names belongs to a merchant: work by the clock is each merchant's own, for
 * several may share a database.
 */
export function isOfMerchant(accountId: PgColumn, merchant: string): SQL {
  return sql`exists (select 1 from ${account} where ${account.id} = ${accountId} and ${account.merchant} = ${merchant})`;
}
