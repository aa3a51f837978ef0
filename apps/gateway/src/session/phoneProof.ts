import type { Database } from '../database/open';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import type { PhoneNumber } from './phoneNumber';
import { phoneVerifiers } from './providers';
import { consumeSmsCode, verifySmsCode } from './smsCodes';

/** Proof of a number: a code, or the proof of an outside service. */
export interface PhoneProofInput {
  verificationCode?: string | undefined;
  phoneAuthChannel?: 'sms' | 'voice' | undefined;
  phoneAuthIdToken?: string | undefined;
}

/** Refuses a proof of an outside service for another number, or one that is too old. */
export async function verifyOutsideProof(
  number: PhoneNumber,
  { phoneAuthChannel = 'sms', phoneAuthIdToken = '' }: PhoneProofInput,
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
 * Verifies a number for a purpose, outside any transaction. Returns a function that consumes the proof. Call it in
 * the transaction of the purpose: if that is rolled back, the code stays valid.
 */
export async function verifyPhone(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { purpose, ...number }: PhoneNumber & { purpose: string },
  given: PhoneProofInput,
  now: Date,
): Promise<(tx: Database) => Promise<void>> {
  if (given.phoneAuthIdToken !== undefined) {
    await verifyOutsideProof(number, given);
    return () => Promise.resolve();
  }
  const { verificationCode = '' } = given;
  const target = { merchant: config.merchant, purpose, ...number };
  await verifySmsCode(db, target, verificationCode, now);
  return (tx) => consumeSmsCode(tx, target, verificationCode);
}
