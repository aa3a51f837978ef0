import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { deposit } from '../wallet/schema';
import type { MarketPolicy } from './checkPolicy';
import { limitChange } from './schema';

/** Whether a member is asked for a limit before the first deposit (SP-04). */
export async function isAskedAtDeposit(
  db: Database,
  accountId: number,
  { limits }: MarketPolicy,
): Promise<boolean> {
  if (!limits.askedAt.includes('FIRST_DEPOSIT')) return false;
  const [deposited] = await db
    .select({ id: deposit.id })
    .from(deposit)
    .where(eq(deposit.accountId, accountId))
    .limit(1);
  if (deposited !== undefined) return false;
  const [set] = await db
    .select({ id: limitChange.id })
    .from(limitChange)
    .where(and(eq(limitChange.accountId, accountId), eq(limitChange.kind, 'DEPOSIT')))
    .limit(1);
  return set === undefined;
}
