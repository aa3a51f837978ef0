import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { account } from '../session/schema';

/** Serializes changes of an account, until the transaction ends. */
export async function lockAccount(tx: Database, id: number): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, id)).for('no key update');
}
