import { lt } from 'drizzle-orm';
import type { Database } from '../database/open';
import { DAY_MS } from '../platform/days';
import { endedSession, type session } from './schema';

/** Keeps how long sessions lasted that were deleted: limits of time count it. */
export async function keepEnded(
  tx: Database,
  ended: readonly (typeof session.$inferSelect)[],
): Promise<void> {
  if (ended.length === 0) return;
  await tx.insert(endedSession).values(
    ended.map(({ id, accountId, createdAt, lastSeenAt }) => ({
      id,
      accountId,
      createdAt,
      lastSeenAt,
    })),
  );
}

/** The longest period of a limit has 31 days. */
const KEPT_MS = 32 * DAY_MS;

/** Forgets sessions that no limit of time counts any more. */
export async function forgetEnded(tx: Database, now: Date): Promise<void> {
  const least = new Date(now.getTime() - KEPT_MS);
  await tx.delete(endedSession).where(lt(endedSession.lastSeenAt, least));
}
