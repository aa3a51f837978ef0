import { eq } from 'drizzle-orm';
import type { OperationId } from '../../src/platform/handlers';
import { ROLES } from '../../src/platform/roles';
import { hashToken } from '../../src/platform/tokens';
import { playPause } from '../../src/saferPlay/schema';
import { account, session } from '../../src/session/schema';
import type { TestGateway } from './gateway';
import { loginUnrestricted } from './loginUnrestricted';
import { ownerOf } from './wallet';

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * The callers: one of each role; `expired`, whose session is over; `restricted`, whose session only allows to change a
 * password that somebody else chose (LOGIN-07); and `paused`, who is on a break from play (SP-07).
 */
export const PRINCIPALS = [...ROLES, 'expired', 'restricted', 'paused'] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** Settings that the examples need. */
export const EXAMPLE_ENVIRONMENT = {
  SITE_ORIGIN: 'https://parlour.example',
  VENDOR_WALLETS: 'LNW',
};

/** They end the caller's session, or replace it by a new one. */
export const ENDING: readonly OperationId[] = [
  'logout',
  'login',
  'loginBySocial',
  'loginByPasskey',
  'loginByPhoneAuth',
  'answerLoginChallenge',
  'register',
  'registerByMobile',
  'changePassword',
  'resetPasswordByPhone',
  'startPlayPause',
];

/** Opens a session for a principal and returns its token; guests have none. */
export async function openSessionOf(
  gateway: TestGateway,
  principal: Principal,
): Promise<string | null> {
  if (principal === 'guest') return null;
  if (principal === 'trial') {
    const { value } = await gateway.call('POST', '/wps/session/login/freeplay', {
      body: { os: 'Linux', platform: 'W', encryption: '7f1c2b9e4d6a48f0' },
      headers: { 'x-gateway-version': '3' },
    });
    return (value as { token: string }).token;
  }
  if (principal === 'restricted') {
    const isRestricted = eq(account.username, 'first1');
    await gateway.db.update(account).set({ passwordGiven: true }).where(isRestricted);
    return gateway.login('first1');
  }
  if (principal === 'paused') {
    const { id: accountId } = await ownerOf(gateway, 'ferry1');
    const startedAt = new Date(gateway.now());
    const endsAt = new Date(gateway.now() + WEEK_MS);
    const lasts = {
      startedAt,
      endsAt,
      playableFrom: endsAt,
      duration: 'P1W',
      coolingOff: 'PT0S',
      hasOffers: false,
    };
    await gateway.db.insert(playPause).values({ ...lasts, accountId, kind: 'BREAK' });
    return loginUnrestricted(gateway, 'ferry1');
  }
  const token = await gateway.login(principal === 'agent' ? 'agent1' : 'member1');
  if (principal === 'expired')
    await gateway.db
      .update(session)
      .set({ lastSeenAt: new Date(0) })
      .where(eq(session.tokenHash, hashToken(token)));
  return token;
}
