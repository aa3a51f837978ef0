import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/open';
import { hashToken } from '../platform/tokens';
import { passkeyChallenge } from './schema';

type Purpose = (typeof passkeyChallenge.$inferSelect)['purpose'];

/** What a challenge is for: a login, or something of one session. */
export interface ChallengeTarget {
  purpose: Purpose;
  /** Empty for a login. */
  sessionId: string;
}

/** How long a challenge holds. */
export const CHALLENGE_MS = 5 * 60_000;

/** Opens a challenge and returns it; only its hash is stored. */
export async function openChallenge(
  db: Database,
  target: ChallengeTarget,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.insert(passkeyChallenge).values({
    ...target,
    challengeHash: hashToken(challenge),
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  });
  return challenge;
}

/** Uses up the challenge that a browser has answered, whether its proof is right or not; null if none is open. */
export async function takeChallenge(
  db: Database,
  { purpose, sessionId }: ChallengeTarget,
  clientDataJSON: string,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, hashToken(challenge)),
        eq(passkeyChallenge.purpose, purpose),
        eq(passkeyChallenge.sessionId, sessionId),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenge.purpose });
  return taken.length === 0 ? null : challenge;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as unknown;
    const challenge =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
