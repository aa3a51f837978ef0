import { inDigitsOf } from '../formats/formats';
import { findLanguage } from '../languages/languages';

/** Two numbers, as the pattern catalogue has them. Other strings keep their digits: codes and account numbers. */
const RANGE = /^\d+ - \d+$/;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** A name, a device, an address, a number with signs in it: read from the left wherever it stands. */
const LEFT_TO_RIGHT = /[a-z\u00c0-\u024f]|\+\d|[\d*][^\da-z]+[\d*]/i;
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * A value of the other direction apart from the text around it, or it would take the signs beside it along: "Chrome, from
 * 203.0.113.9." would end in its comma. A value that is isolated already stays as it is.
 */
function isolated(text: string, tag: string): string {
  const other = findLanguage(tag)?.direction === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return other.test(text) && !/^[\u2066-\u2068]/.test(text) ? `${ISOLATE}${text}${END}` : text;
}

/**
 * How values are put into texts: as they are, since React escapes what it renders, and numbers in the digits of the
 * language. A value that is a text already, such as an amount or a code, keeps its digits, and its own direction.
 */
export const interpolationIn = (language: () => string) => ({
  escapeValue: true,
  useRawValueToEscape: true,
  escape: (value: unknown): string => {
    const text = String(value);
    if (typeof value === 'number') return inDigitsOf(language(), text);
    // Both ends stay in one line.
    return RANGE.test(text)
      ? inDigitsOf(language(), text.replaceAll(' ', '\u00a0'))
      : isolated(text, language());
  },
});
