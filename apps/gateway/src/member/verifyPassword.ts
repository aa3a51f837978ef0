import { wrongPassword } from '../money/bounds';
import { LOGIN_FAILURES } from '../platform/budgets';
import type { Services } from '../services';
import { isPassword } from '../session/passwords';
import type { Account } from '../session/sessions';

/**
 * Verifies by the login password that the owner of a session is present. It runs outside any transaction, so that a
 * wrong password counts even if the call is rolled back.
 */
export async function verifyPassword(
  { limiter }: Pick<Services, 'limiter'>,
  { id, passwordHash }: Account,
  given: string,
  /** Field of the call. */
  field = 'password',
): Promise<void> {
  const tries = `password proof of ${id}`;
  // Counted before it is checked, so that concurrent attempts can't exceed the limit.
  await limiter.use(tries, LOGIN_FAILURES);
  if (!(await isPassword(passwordHash, given))) throw wrongPassword('password', field);
  await limiter.forget(tries);
}
