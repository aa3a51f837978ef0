import { plainText } from '../NumberField/plainText';
import { codeDigits, type PhoneValue } from './phoneNumber';

/** What is known of a country for reading a number. */
export type PhoneOrigin = Omit<PhoneValue, 'mobileNum'>;

const LONGEST = 15;
/** Digits of a whole number with its country, at least. */
const WHOLE = 7;
/** A plus, or two zeros, before all digits; other digits may stand before a plus where words do. */
const ABROAD = /^[^\d+]*(?:\+|00)+([\s\S]*)$/u;
const ABROAD_IN_WORDS = /^[^+]*\p{L}[^+]*\+([\s\S]*)$/u;
/** As far as one number goes: behind it may stand an extension, a word or another number. */
const ONE_NUMBER = /^[^\p{L}+,;#]*/u;
/** The same wherever they stand, each with its plus. */
const NUMBERS = /\+*[^\p{L}+,;#]+/gu;
/** What stands between numbers without a plus. */
const BETWEEN = /[\p{L},;#\t\r\n]+/u;
/** The zero of calls at home, as it is written into numbers from abroad. */
const HOME_ZERO = /\(0+\)/g;

/** The digits of a number that names its country itself; undefined for any other. */
function digitsAbroad(text: string): string | undefined {
  const typed = plainText(text);
  const direct = ABROAD.exec(typed)?.[1];
  const rest = direct ?? ABROAD_IN_WORDS.exec(typed)?.[1];
  if (rest === undefined) return undefined;
  const digits = codeDigits((ONE_NUMBER.exec(rest)?.[0] ?? '').replace(HOME_ZERO, ''));
  // Behind words, as in the 8.1E+11 of a spreadsheet, a plus may mean something else.
  return direct === undefined && digits.length < WHOLE ? undefined : digits;
}

/** A number in a text, and whether it is whole, with its country. */
export interface FoundPhone {
  text: string;
  isWhole: boolean;
}

/** The number in what is pasted: the first that names its country, else the longest. */
export function findPhone(text: string, countries: readonly PhoneOrigin[]): FoundPhone {
  const typed = plainText(text);
  const whole = typed.match(NUMBERS)?.find((part) => {
    const digits = digitsAbroad(part) ?? '';
    return digits.length >= WHOLE && countries.some((country) => isOf(country, digits));
  });
  if (whole !== undefined) return { text: whole, isWhole: true };
  const longest = typed
    .split(BETWEEN)
    .reduce((best, next) => (codeDigits(next).length > codeDigits(best).length ? next : best));
  return { text: longest, isWhole: false };
}

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
