import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import { createId } from '../platform/ids';
import { Refusal } from '../platform/refusal';
import { createToken, hashToken } from '../platform/tokens';
import { type Place, rememberOpened } from './loginHistory';
import { account, type LoginType, session } from './schema';

export interface NewSession extends Place {
  account: typeof account.$inferSelect;
  loginType: LoginType;
  passwordExpired: boolean;
  weakPassword: boolean;
  at: Date;
}

/** An identified account, and the method. */
export type Identified = Pick<
  NewSession,
  'account' | 'loginType' | 'passwordExpired' | 'weakPassword'
>;

/**
 * Opens a session and gives its token, which is kept nowhere. Refused where the account was frozen or its
 * password replaced since it was looked at: what a change ends must not begin a moment later.
 */
export async function openSession(
  tx: Database,
  { account: owner, at, ...login }: NewSession,
): Promise<string> {
  const { passwordHash } = owner;
  const noted = await tx
    .update(account)
    .set({ lastLoginAt: at, lastLoginAddress: login.address })
    .where(
      and(
        eq(account.id, owner.id),
        eq(account.status, 'active'),
        passwordHash === null
          ? isNull(account.passwordHash)
          : eq(account.passwordHash, passwordHash),
      ),
    )
    .returning({ id: account.id });
  if (noted.length === 0) throw new Refusal('WRONG_CREDENTIALS');
  const token = createToken();
  const id = createId('se');
  await tx.insert(session).values({
    ...login,
    tokenHash: hashToken(token),
    id,
    accountId: owner.id,
    previousLoginAt: owner.lastLoginAt,
    previousLoginAddress: owner.lastLoginAddress,
    createdAt: at,
    lastSeenAt: at,
  });
  // A trial user has no account to look after.
  if (login.loginType !== 'freePlay')
    await rememberOpened(tx, {
      ...login,
      accountId: owner.id,
      method: login.loginType,
      sessionId: id,
      at,
    });
  return token;
}
