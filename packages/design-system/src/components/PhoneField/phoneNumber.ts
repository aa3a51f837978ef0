import type { CountryCode } from 'libphonenumber-js/mobile';
import type { PhoneLibrary } from './phoneLibrary';

/** A number in the format of the gateway. The country distinguishes those with the same dialing code. */
export interface PhoneValue {
  /** ISO 3166 code of two letters. */
  countryCode: string;
  /** Digits, with or without a plus. */
  countryDialingCode: string;
  /** Digits without the dialing code. */
  mobileNum: string;
}

export const codeDigits = (dialingCode: string): string => dialingCode.replace(/\D/g, '');

/** Groups a number as in its country, also while it is incomplete. Plain digits if that fails. */
export function groupPhone(library: PhoneLibrary, value: PhoneValue): string {
  const prefix = `+${codeDigits(value.countryDialingCode)}`;
  const whole = new library.AsYouType().input(prefix + value.mobileNum);
  const rest = whole.startsWith(prefix) ? whole.slice(prefix.length).trim() : '';
  return codeDigits(rest) === value.mobileNum ? rest : value.mobileNum;
}

/** Removes a prefix of the national number: the leading zero, or the dialing code typed again. */
export function tidyPhone(library: PhoneLibrary, value: PhoneValue): string {
  const { countryCode, mobileNum } = value;
  const code = codeDigits(value.countryDialingCode);
  const home = library.isSupportedCountry(countryCode) ? countryCode : undefined;
  const readings: [string, CountryCode | undefined][] = [
    [`+${code}${mobileNum}`, undefined],
    [mobileNum, home],
    [`+${mobileNum}`, undefined],
  ];
  for (const [text, country] of readings) {
    const number = library.parsePhoneNumberFromString(text, country);
    if (number?.isValid() && number.countryCallingCode === code) return number.nationalNumber;
  }
  return mobileNum;
}
