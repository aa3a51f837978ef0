import type { PatternId } from './patternIds';

const DAYS_OF_LEAP_YEAR = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function isDay(year: number, month: number, day: number): boolean {
  if (month === 2 && day === 29) return isLeap(year);
  return day >= 1 && day <= (DAYS_OF_LEAP_YEAR[month - 1] ?? 0);
}

const dateBy =
  (form: RegExp) =>
  (value: string): boolean => {
    const { y, m, d } = form.exec(value)?.groups ?? {};
    return isDay(Number(y), Number(m), Number(d));
  };

const by =
  (form: RegExp) =>
  (value: string): boolean =>
    form.test(value);

// Some letters have tall or combining marks, so a letter is matched with its marks.
const TESTS: Record<PatternId, (value: string) => boolean> = {
  LENGTH: () => true,
  LETTER_FIRST_ALNUM: by(/^[A-Za-z][A-Za-z0-9]*$/),
  CHINESE_DIGITS: by(/^[\p{Script=Han}0-9]+$/u),
  // At least two labels, and no dot at an edge or doubled (RFC 5321, 5890).
  EMAIL: by(
    /^[^\s@.,;:<>()[\]\\"]+(?:\.[^\s@.,;:<>()[\]\\"]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/u,
  ),
  ALNUM: by(/^[A-Za-z0-9]+$/),
  LETTERS_AND_DIGITS: by(/^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/),
  DIGITS: by(/^[0-9]+$/),
  ALNUM_UPPERCASE: by(/^(?=.*[A-Z])[A-Za-z0-9]+$/),
  ENGLISH_SPACES: by(/^(?=.*[A-Za-z])[A-Za-z ]+$/),
  NO_SPACES: by(/^\S+$/u),
  // Punctuation alone is refused, as spaces alone are in other patterns.
  CHINESE_PUNCTUATION: by(/^(?=.*\p{Script=Han})[\p{Script=Han}\p{P}]+$/u),
  DATE_YMD: dateBy(/^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/),
  DATE_MDY: dateBy(/^(?<m>\d{2})-(?<d>\d{2})-(?<y>\d{4})$/),
  LETTERS_SPACES: by(/^(?=.*\p{L})[\p{L}\p{M} ]+$/u),
  KOREAN: by(/^\p{Script=Hangul}+$/u),
  THAI: by(/^\p{Script=Thai}+$/u),
  THAI_ENGLISH_SPACES: by(/^(?=.*[\p{Script=Thai}A-Za-z])[\p{Script=Thai}A-Za-z ]+$/u),
  UPPERCASE_SPACES: by(/^(?=.*[A-Z])[A-Z ]+$/),
  LETTERS_DIGITS_SYMBOLS: by(/^[\x21-\x7e]+$/),
  UPPER_LOWER_DIGIT_SYMBOL: by(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])[\x21-\x7e]+$/),
  MOBILE: by(/^\+?[0-9]+$/),
};

/** Whether a value has the form of the pattern; its length is not checked. */
export const matchesPattern = (patternId: PatternId, value: string): boolean =>
  TESTS[patternId](value);
