import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import { session } from '../session/schema';
import type { MarketPolicy } from './checkPolicy';
import { checkOf } from './realityCheck';

/** How long a check may be due before play waits for its answer, in ms: a round may be on its way when the check shows. */
const GRACE_MS = 5_000;

/**
 * Refuses what plays on under a reality check that waits for its answer (SP-06). The page keeps a person's input from the
 * game; this also stops a game that plays by itself.
 */
export async function refuseUnderCheck(
  db: Database,
  sessionId: string,
  { policy, now }: { policy: MarketPolicy; now: Date },
): Promise<void> {
  const [found] = await db
    .select({ id: session.id, createdAt: session.createdAt, accountId: session.accountId })
    .from(session)
    .where(eq(session.id, sessionId));
  if (found === undefined) return;
  const { id, createdAt, accountId } = found;
  const { dueAt } = await checkOf(db, { id, createdAt, account: { id: accountId } }, policy);
  if (dueAt !== null && now.getTime() - dueAt.getTime() > GRACE_MS)
    throw new Refusal('REALITY_CHECK_DUE');
}
