import { wrongPassword } from '../money/bounds';
import type { Budget } from '../platform/limits';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { isPassword } from './passwords';
import type { Account } from './sessions';

/** Wrong payment passwords of one account. */
const FAILURES: Budget = { max: 5, windowMs: 5 * 60_000 };

/**
 * Verifies who moves money or points. It runs before the transaction of the call, so that no row is locked while the
 * password is hashed, and a wrong attempt counts even if the call is rolled back.
 */
export async function verifyPaymentPassword(
  { limiter }: Pick<Services, 'limiter'>,
  { id, paymentPasswordHash }: Account,
  given: string,
  /** Field of the call. */
  field = 'paymentPassword',
): Promise<void> {
  if (paymentPasswordHash === null) throw new Refusal('PAYMENT_PASSWORD_REQUIRED');
  const tries = `payment password of ${id}`;
  // Counted before it is checked, so that concurrent attempts can't exceed the limit.
  await limiter.use(tries, FAILURES);
  if (!(await isPassword(paymentPasswordHash, given)))
    throw wrongPassword('paymentPassword', field);
  await limiter.forget(tries);
}
