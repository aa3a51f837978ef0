import { type FlagName, isFlagOn } from '../system/flags';
import type { Session } from './sessions';

/**
 * Whether a session is held until its password is changed (LOGIN-07): it was opened with the weak default,
 * with an expired one where the merchant forces that, or with a first one that somebody else chose. A code
 * to the phone and a provider outside open sessions that are free.
 */
export function isChangeForced(
  { loginType, weakPassword, passwordExpired, account }: Session,
  flags: Partial<Record<FlagName, boolean>>,
): boolean {
  if (loginType !== 'username') return false;
  if (weakPassword) return true;
  return account.passwordGiven || (passwordExpired && isFlagOn('PWDEXPFORCECHANGE3', flags));
}
