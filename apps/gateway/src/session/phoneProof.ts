import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import type { PhoneNumber } from './phoneNumber';
import { phoneVerifiers } from './providers';
import { burnSmsCode, proveSmsCode } from './smsCodes';

/** Proof of a number: a code, or the proof of an outside service. */
export interface GivenProof {
  verificationCode?: string | undefined;
  phoneAuthChannel?: 'sms' | 'voice' | undefined;
  phoneAuthIdToken?: string | undefined;
}

/** Refuses a proof of an outside service for another number, or one that is too old. */
export async function provePhoneOutside(
  number: PhoneNumber,
  { phoneAuthChannel = 'sms', phoneAuthIdToken = '' }: GivenProof,
): Promise<void> {
  const proof = (await phoneVerifiers.get(phoneAuthChannel)?.(phoneAuthIdToken)) ?? 'wrong';
  if (proof === 'expired') throw new Refusal('CODE_EXPIRED');
  const isOfNumber =
    proof !== 'wrong' &&
    proof.dialingCode === number.dialingCode &&
    proof.mobileNum === number.mobileNum;
  if (!isOfNumber) throw new Refusal('INVALID_CODE');
}

/**
 * Proves a number for a purpose, outside any transaction. Gives what uses the proof up, to be called on
 * the transaction of what it was for: when that is refused, the code may be used again.
 */
export async function provePhone(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { purpose, ...number }: PhoneNumber & { purpose: string },
  given: GivenProof,
  now: Date,
): Promise<(tx: Database) => Promise<void>> {
  if (given.phoneAuthIdToken !== undefined) {
    await provePhoneOutside(number, given);
    return () => Promise.resolve();
  }
  const { verificationCode = '' } = given;
  const target = { merchant: config.merchant, purpose, ...number };
  await proveSmsCode(db, target, verificationCode, now);
  return (tx) => burnSmsCode(tx, target, verificationCode);
}
