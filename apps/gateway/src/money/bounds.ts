import { Refusal } from '../platform/refusal';
import type { RefusalTextKey } from '../platform/refusalTexts';
import { formatAmount } from './amount';
import { formatRate } from './rates';

/** Limits in minor units. */
export interface Bounds {
  min: bigint;
  max: bigint;
}

/** Limits in basis points. */
interface RateBounds {
  min: number;
  max: number;
  step: number;
}

/** Refuses a field that passed a limit; the refusal names the limit in its text and its details. */
export const beyond = (
  key: RefusalTextKey,
  limit: string,
  field = 'amount',
  inWords = limit,
): Refusal =>
  new Refusal('LIMIT_EXCEEDED', {
    value: { fields: [{ field, code: key, limit }] },
    text: { key, limit: inWords },
  });

/** Refuses an amount outside its limits. */
export function checkAmount(amount: bigint, { min, max }: Bounds, field = 'amount'): void {
  if (amount < min) throw beyond('min', formatAmount(min), field);
  if (amount > max) throw beyond('max', formatAmount(max), field);
}

/** Refuses a rate outside its limits or between two steps. */
export function checkRate(rate: number, { min, max, step }: RateBounds, field: string): void {
  const passed = (key: RefusalTextKey, limit: number) =>
    beyond(key, String(limit), field, formatRate(limit));
  if (rate < min) throw passed('rateMin', min);
  if (rate > max) throw passed('rateMax', max);
  if (rate % step !== 0) throw passed('rateStep', step);
}

/** Refuses a field that has none of the possible values. */
export const notAmong = (possible: readonly string[], field: string): Refusal =>
  new Refusal('LIMIT_EXCEEDED', {
    value: { fields: [{ field, code: 'choice' }] },
    text: { key: 'choice', limit: possible.join(', ') },
  });

/** Refuses a wrong password, and says which one it is. */
export const wrongPassword = (
  which: Extract<RefusalTextKey, 'password' | 'paymentPassword'>,
  field: string,
): Refusal =>
  new Refusal('WRONG_PASSWORD', {
    value: { fields: [{ field, code: 'wrong' }] },
    text: { key: which, limit: '' },
  });
