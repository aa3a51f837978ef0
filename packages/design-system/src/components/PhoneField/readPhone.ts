import { plainText } from '../NumberField/plainText';
import { codeDigits, type PhoneValue } from './phoneNumber';

/** The country of a number and its dialing code. */
export type PhoneOrigin = Omit<PhoneValue, 'mobileNum'>;

const LONGEST = 15;
/** Least digits of a complete international number. */
const MIN_INTERNATIONAL_DIGITS = 7;
/** A plus or two zeros before all digits. With letters, digits may also precede the plus. */
const INTERNATIONAL = /^[^\d+]*(?:\+|00)+([\s\S]*)$/u;
const INTERNATIONAL_IN_TEXT = /^[^+]*\p{L}[^+]*\+([\s\S]*)$/u;
/** The end of one number: an extension, a word or another number may follow. */
const ONE_NUMBER = /^[^\p{L}+,;#]*/u;
/** All numbers in a text, each with its plus. */
const NUMBERS = /\+*[^\p{L}+,;#]+/gu;
/** Separators between numbers without a plus. */
const SEPARATORS = /[\p{L},;#\t\r\n]+/u;
/** The national zero inside an international number, as in +44 (0)20. */
const NATIONAL_ZERO = /\(0+\)/g;

/** Digits of an international number; undefined for any other. */
function internationalDigits(text: string): string | undefined {
  const typed = plainText(text);
  const direct = INTERNATIONAL.exec(typed)?.[1];
  const rest = direct ?? INTERNATIONAL_IN_TEXT.exec(typed)?.[1];
  if (rest === undefined) return undefined;
  const digits = codeDigits((ONE_NUMBER.exec(rest)?.[0] ?? '').replace(NATIONAL_ZERO, ''));
  // After letters, as in a spreadsheet's 8.1E+11, a plus may mean something else.
  return direct === undefined && digits.length < MIN_INTERNATIONAL_DIGITS ? undefined : digits;
}

/** A number found in a text, and whether it is complete with its country. */
export interface FoundPhone {
  text: string;
  isComplete: boolean;
}

/** Finds the number in pasted text: the first international one, else the longest. */
export function findPhone(text: string, countries: readonly PhoneOrigin[]): FoundPhone {
  const typed = plainText(text);
  const complete = typed.match(NUMBERS)?.find((part) => {
    const digits = internationalDigits(part) ?? '';
    return (
      digits.length >= MIN_INTERNATIONAL_DIGITS &&
      countries.some((country) => isOf(country, digits))
    );
  });
  if (complete !== undefined) return { text: complete, isComplete: true };
  const longest = typed
    .split(SEPARATORS)
    .reduce((best, next) => (codeDigits(next).length > codeDigits(best).length ? next : best));
  return { text: longest, isComplete: false };
}

/**
 * Parses the number in typed or pasted text. A leading plus or two zeros mean an international number, also
 * after words. Of countries with the same dialing code the selected one stays.
 */
export function readPhone(
  text: string,
  countries: readonly PhoneOrigin[],
  chosen: PhoneOrigin,
): PhoneValue {
  const international = internationalDigits(text)?.slice(0, LONGEST + 4);
  const found =
    international === undefined ? undefined : originOf(international, countries, chosen);
  if (international === undefined || found === undefined) {
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
    mobileNum: international.slice(codeDigits(found.countryDialingCode).length),
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
