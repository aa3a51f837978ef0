import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import { balance } from './schema';

/**
 * Locks balances in the order of their ids. For a transaction that books several movements: each `post`
 * locks what it touches itself, and one after another they would not lock in one order.
 */
export async function lockBalances(tx: Database, accounts: readonly number[]): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .select({ id: balance.ledgerAccountId })
    .from(balance)
    .where(inArray(balance.ledgerAccountId, [...new Set(accounts)]))
    .orderBy(asc(balance.ledgerAccountId))
    .for('update');
}
