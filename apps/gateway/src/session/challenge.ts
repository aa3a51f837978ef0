import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { isTwoFactorOn } from '../member/twoFactorState';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { isUsable } from './isUsable';
import { isKnownAddress } from './knownAddresses';
import type { Identified } from './openSession';
import { account, loginChallenge } from './schema';
import type { Account } from './sessions';

export type ChallengeMethod = components['schemas']['ChallengeMethod'];

/** A challenge, as answered to the caller. */
export interface PendingLogin {
  challengeId: string;
  challengeMethods: ChallengeMethod[];
  expiresAt: Date;
}

const LIFETIME_MS = 10 * 60_000;
const TRIES = 5;

/**
 * Whether a login from an address has to prove more (LOGIN-14): one from a new address where the
 * account asks for it or has an authenticator, any where the account always asks.
 */
export async function isChallenged(
  db: Database,
  owner: Account,
  address: string,
): Promise<boolean> {
  if (owner.asksAlways) return true;
  const asks = owner.asksForVerification || (await isTwoFactorOn(db, owner.id));
  return asks && !(await isKnownAddress(db, owner.id, address));
}

/** Saves a login until its extra verification; null if the account has no method for one. */
export async function openChallenge(
  { db, codes }: Pick<Services, 'db' | 'codes'>,
  { account: owner, ...login }: Identified,
  now: Date,
): Promise<PendingLogin | null> {
  const challengeMethods = await methodsOf(db, owner, codes.canSend);
  if (challengeMethods.length === 0) return null;
  const challengeId = `ch-${randomBytes(16).toString('hex')}`;
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const accountId = owner.id;
  await db
    .delete(loginChallenge)
    .where(and(eq(loginChallenge.accountId, accountId), lt(loginChallenge.expiresAt, now)));
  await db
    .insert(loginChallenge)
    .values({ ...login, id: challengeId, accountId, triesLeft: TRIES, expiresAt });
  return { challengeId, challengeMethods, expiresAt };
}

/** A valid challenge and its account; an ended one is NOT_FOUND. */
export async function findChallenge(db: Database, id: string, now: Date) {
  const [found] = await db
    .select({ challenge: loginChallenge, owner: account })
    .from(loginChallenge)
    .innerJoin(account, eq(account.id, loginChallenge.accountId))
    .where(
      and(
        eq(loginChallenge.id, id),
        gt(loginChallenge.expiresAt, now),
        gt(loginChallenge.triesLeft, 0),
      ),
    );
  if (found === undefined || !isUsable(found.owner)) throw new Refusal('NOT_FOUND');
  return found;
}

/** Methods of extra verification of an account; codes only if they can be delivered. */
export async function methodsOf(
  db: Database,
  owner: Account,
  canSend: boolean,
): Promise<ChallengeMethod[]> {
  const has: Record<ChallengeMethod, boolean> = {
    mobile: canSend && owner.mobileNum !== null,
    email: canSend && owner.email !== null,
    payeeName: owner.payeeName !== null,
    authenticator: await isTwoFactorOn(db, owner.id),
  };
  return (Object.keys(has) as ChallengeMethod[]).filter((method) => has[method]);
}
