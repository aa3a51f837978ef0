import type { CountryCode } from 'libphonenumber-js/mobile';
import type { PhoneLibrary } from './phoneLibrary';

/** A number as the gateway takes it, with the country that tells apart those who share a dialing code. */
export interface PhoneValue {
  /** ISO 3166 code of two letters. */
  countryCode: string;
  /** Digits, with or without a plus. */
  countryDialingCode: string;
  /** Digits without the dialing code. */
  mobileNum: string;
}

export const codeDigits = (dialingCode: string): string => dialingCode.replace(/\D/g, '');

/** Groups a number as its country does, as far as it is typed; the bare digits where it cannot be. */
export function groupPhone(library: PhoneLibrary, value: PhoneValue): string {
  const prefix = `+${codeDigits(value.countryDialingCode)}`;
  const whole = new library.AsYouType().input(prefix + value.mobileNum);
  const rest = whole.startsWith(prefix) ? whole.slice(prefix.length).trim() : '';
  return codeDigits(rest) === value.mobileNum ? rest : value.mobileNum;
}

/** Drops what people type before a national number: the zero of calls at home, or the code itself. */
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
