import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { notifyAccounts } from '../inbox/notifyAccounts';
import type { OperationId } from '../platform/handlers';
import type { Call, Services } from '../services';
import { isChallenged, openChallenge, type PendingLogin } from './challenge';
import { isKnownAddress, rememberAddress } from './knownAddresses';
import { type Place, placeOf, rememberUnopened } from './loginHistory';
import type { Identified } from './openSession';
import { session as openSessions } from './schema';

type LoginResult = components['schemas']['LoginResult'];

/** Place, time and session of a call. */
export type Visit = Pick<Call<OperationId>, 'address' | 'country' | 'now' | 'session' | 'header'>;

/** Result of a login: a session or a challenge. */
export type Finished = { opened: LoginResult } | { challenge: PendingLogin };

/** Opens a session, or requires extra verification from a new address (LOGIN-14). */
export async function finishLogin(
  services: Services,
  visit: Visit,
  identified: Identified,
): Promise<Finished> {
  const { db } = services;
  if (await isChallenged(db, identified.account, visit.address)) {
    const challenge = await openChallenge(services, identified, visit.now);
    if (challenge !== null) {
      // Whoever asked knows the password: its owner should see that even if it ends here.
      await rememberUnopened(db, {
        accountId: identified.account.id,
        method: identified.loginType,
        outcome: 'VERIFICATION_ASKED',
        place: placeOf(visit),
        at: visit.now,
      });
      return { challenge };
    }
  }
  return { opened: await db.transaction((tx) => openLogin(tx, services, visit, identified)) };
}

/** Opens a session on a transaction and remembers the address; the trial session before it ends. */
export async function openLogin(
  tx: Database,
  { sessions }: Pick<Services, 'sessions'>,
  visit: Visit,
  identified: Identified,
): Promise<LoginResult> {
  const owner = identified.account;
  const { now, session } = visit;
  const place = placeOf(visit);
  const { address, device } = place;
  if (await isSurprising(tx, identified, place)) {
    const values = { device: [device, address].filter((one) => one !== null).join(', ') };
    await notifyAccounts(tx, [{ accountId: owner.id, name: 'newLogin', values }], now);
  }
  const token = await sessions.open(tx, { ...identified, ...place, at: now });
  await rememberAddress(tx, owner.id, address, now);
  if (session !== null) await sessions.close(tx, session.tokenHash);
  const { passwordExpired } = identified;
  return { token, firstTimeLogin: owner.firstLoginAt === null, passwordExpired };
}

/**
 * Whether a login is one that its owner should hear of: from an address that the account was not opened from
 * before, or on another device than those it is open on. The first login of all surprises nobody.
 */
async function isSurprising(
  tx: Database,
  { account: owner, loginType }: Identified,
  { address, device }: Place,
): Promise<boolean> {
  if (loginType === 'register' || loginType === 'freePlay' || owner.lastLoginAt === null)
    return false;
  if (!(await isKnownAddress(tx, owner.id, address))) return true;
  const open = await tx
    .selectDistinct({ device: openSessions.device })
    .from(openSessions)
    .where(eq(openSessions.accountId, owner.id));
  return open.length > 0 && open.every((one) => one.device !== device);
}
