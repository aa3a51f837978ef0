import { plainText } from '../NumberField/plainText';
import { codeDigits, type PhoneValue } from './phoneNumber';

/** What is known of a country for reading a number. */
export type PhoneOrigin = Omit<PhoneValue, 'mobileNum'>;

const LONGEST = 15;
/** A plus, or two zeros, before all digits; other digits may stand before a plus where words do. */
const ABROAD = /^(?:[^\d+]*(?:\+|00)|[^+]*\p{L}[^+]*\+)([\s\S]*)$/u;
/** As far as one number goes: behind it may stand an extension, a word or another number. */
const ONE_NUMBER = /^[\d\s()./\p{Pd}·]*/u;
/** The zero of calls at home, as it is written into numbers from abroad. */
const HOME_ZERO = /\(0+\)/g;

/** The digits of a number that names its country itself; undefined for any other. */
function digitsAbroad(text: string): string | undefined {
  const rest = ABROAD.exec(plainText(text))?.[1];
  return rest && codeDigits((ONE_NUMBER.exec(rest)?.[0] ?? '').replace(HOME_ZERO, ''));
}

/** Whether a text holds a whole number with its country. */
export const isWholePhone = (text: string, countries: readonly PhoneOrigin[]): boolean => {
  const digits = digitsAbroad(text);
  return digits !== undefined && countries.some((country) => isOf(country, digits));
};

/**
 * The number in what was typed or pasted. One that begins with a plus, or with two zeros, names its
 * country itself, whatever words stand before it; of those who share the dialing code the chosen one stays.
 */
export function readPhone(
  text: string,
  countries: readonly PhoneOrigin[],
  chosen: PhoneOrigin,
): PhoneValue {
  const abroad = digitsAbroad(text)?.slice(0, LONGEST + 4);
  const found = abroad === undefined ? undefined : originOf(abroad, countries, chosen);
  if (abroad === undefined || found === undefined) {
    const { countryCode, countryDialingCode } = chosen;
    return {
      countryCode,
      countryDialingCode,
      mobileNum: codeDigits(plainText(text)).slice(0, LONGEST),
    };
  }
  return {
    countryCode: found.countryCode,
    countryDialingCode: found.countryDialingCode,
    mobileNum: abroad.slice(codeDigits(found.countryDialingCode).length),
  };
}

const isOf = ({ countryDialingCode }: PhoneOrigin, digits: string): boolean => {
  const code = codeDigits(countryDialingCode);
  return code !== '' && digits.startsWith(code);
};

function originOf(
  digits: string,
  countries: readonly PhoneOrigin[],
  chosen: PhoneOrigin,
): PhoneOrigin | undefined {
  const length = ({ countryDialingCode }: PhoneOrigin): number =>
    codeDigits(countryDialingCode).length;
  return [chosen, ...countries]
    .filter((country) => isOf(country, digits))
    .reduce<PhoneOrigin | undefined>(
      (best, next) => (best === undefined || length(next) > length(best) ? next : best),
      undefined,
    );
}
