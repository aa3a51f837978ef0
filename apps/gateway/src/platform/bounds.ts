import { formatAmount } from '../money/amount';
import { Refusal } from './refusal';
import type { Saying } from './sayings';

/** Limits in minor units. */
export interface Bounds {
  min: bigint;
  max: bigint;
}

/** Refuses a field for a limit that it passed, which is named in the words and for programs. */
export const beyond = (saying: Saying, limit: string, field = 'amount'): Refusal =>
  new Refusal('LIMIT_EXCEEDED', {
    value: { fields: [{ field, code: saying, limit }] },
    says: { saying, limit },
  });

/** Refuses an amount that lies outside its limits. */
export function checkAmount(amount: bigint, { min, max }: Bounds): void {
  if (amount < min) throw beyond('min', formatAmount(min));
  if (amount > max) throw beyond('max', formatAmount(max));
}

/** Refuses a password of one's own, and says which it is that is wrong. */
export const wrongPassword = (
  which: Extract<Saying, 'password' | 'paymentPassword'>,
  field: string,
): Refusal =>
  new Refusal('WRONG_PASSWORD', {
    value: { fields: [{ field, code: 'wrong' }] },
    says: { saying: which, limit: '' },
  });
