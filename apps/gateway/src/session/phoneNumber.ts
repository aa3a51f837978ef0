import { Refusal } from '../platform/refusal';
import { COUNTRIES } from '../system/countries';

/** A mobile number; the dialing code has no plus. */
export interface PhoneNumber {
  dialingCode: string;
  mobileNum: string;
}

const SERVED = new Set(COUNTRIES.map(({ countryDialingCode }) => countryDialingCode));
const SHORTEST = 6;
/** Digits of the longest number there is, its dialing code among them (E.164). */
const LONGEST = 15;

/** Parses a number of a served country; refuses anything else. */
export function toPhoneNumber(countryDialingCode: string, mobileNum: string): PhoneNumber {
  const dialingCode = countryDialingCode.replace('+', '');
  const isNumber =
    SERVED.has(dialingCode) &&
    mobileNum.length >= SHORTEST &&
    dialingCode.length + mobileNum.length <= LONGEST;
  if (!isNumber) throw new Refusal('INVALID_PHONE');
  return { dialingCode, mobileNum };
}

/** A number as people write it, as '+65 81234567'. */
export const writePhoneNumber = ({ dialingCode, mobileNum }: PhoneNumber): string =>
  `+${dialingCode} ${mobileNum}`;
