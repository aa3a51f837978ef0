import { loadPhoneLibrary } from './phoneLibrary';
import { codeDigits, type PhoneValue, tidyPhone } from './phoneNumber';

export const PHONE_VERDICTS = ['valid', 'tooShort', 'tooLong', 'invalid'] as const;
export type PhoneVerdict = (typeof PHONE_VERDICTS)[number];

/** Least and most digits that the gateway accepts. */
const SHORTEST = 4;
const LONGEST = 15;

/**
 * Checks whether this can be a mobile number of its country. Loads the numbering plans. If that fails, only
 * the number of digits is checked, because the gateway checks again.
 */
export async function checkPhone(value: PhoneValue): Promise<PhoneVerdict> {
  const digits = value.mobileNum;
  if (!/^\d*$/.test(digits)) return 'invalid';
  if (digits.length < SHORTEST) return 'tooShort';
  if (digits.length > LONGEST) return 'tooLong';
  const library = await loadPhoneLibrary().catch(() => undefined);
  if (library === undefined) return 'valid';

  const international = `+${codeDigits(value.countryDialingCode)}${tidyPhone(library, value)}`;
  if (library.parsePhoneNumberFromString(international)?.isValid()) return 'valid';
  const length = library.validatePhoneNumberLength(international);
  return length === 'TOO_SHORT' ? 'tooShort' : length === 'TOO_LONG' ? 'tooLong' : 'invalid';
}
