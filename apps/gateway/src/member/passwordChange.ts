import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { wrongPassword } from '../money/bounds';
import { badRequest } from '../platform/refusal';
import type { Call, Services } from '../services';
import { forgetAddresses } from '../session/knownAddresses';
import { loggedIn } from '../session/loggedIn';
import { hashPassword } from '../session/passwords';
import { account, loginChallenge, passwordReset } from '../session/schema';
import type { Account } from '../session/sessions';
import { checkConfirmation, checkNewPassword } from './passwordRules';
import { verifyPassword } from './verifyPassword';

/** Changes the password of the session's account (PWD-01); returns the session's new token. */
export async function changePassword(
  services: Services,
  call: Call<'changePassword'>,
): Promise<string> {
  const { oldPassword, newPassword, confirmNewPassword } = call.body;
  const { id: sessionId, account: owner } = loggedIn(call);
  checkConfirmation(newPassword, 'confirmNewPassword', confirmNewPassword);
  await checkNewPassword(newPassword, owner);
  if (newPassword === oldPassword) throw badRequest([{ field: 'newPassword', code: 'invalid' }]);
  await verifyPassword(services, owner, oldPassword, 'oldPassword');
  const passwordHash = await hashPassword(newPassword);
  const { address, now } = call;
  return services.db.transaction(async (tx) => {
    if (!(await setPassword(tx, owner, { passwordHash, address, now })))
      throw wrongPassword('password', 'oldPassword');
    await services.sessions.closeAll(tx, owner.id, sessionId);
    return services.sessions.renew(tx, sessionId);
  });
}

/**
 * Writes a new password and makes worthless what was begun with the old one: challenges, links of mails
 * and the addresses that it was used from. False if it has been replaced by another one meanwhile.
 */
export async function setPassword(
  tx: Database,
  { id, passwordHash: old }: Pick<Account, 'id' | 'passwordHash'>,
  { passwordHash, address, now }: { passwordHash: string; address: string; now: Date },
): Promise<boolean> {
  const isUnchanged = old === null ? isNull(account.passwordHash) : eq(account.passwordHash, old);
  const written = await tx
    .update(account)
    .set({ passwordHash, passwordGiven: false, passwordChangedAt: now, passwordExpiresAt: null })
    .where(and(eq(account.id, id), isUnchanged))
    .returning({ id: account.id });
  await tx.delete(loginChallenge).where(eq(loginChallenge.accountId, id));
  await tx.delete(passwordReset).where(eq(passwordReset.accountId, id));
  await forgetAddresses(tx, id, address);
  if (written.length > 0)
    await notifyAccounts(tx, [{ accountId: id, name: 'passwordChanged' }], now);
  return written.length > 0;
}
