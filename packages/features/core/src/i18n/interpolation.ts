import { inDigitsOf } from '../formats/formats';

/** Two numbers, as the pattern catalogue has them. Other strings keep their digits: codes and account numbers. */
const RANGE = /^\d+ - \d+$/;

/**
 * How values are put into texts: as they are, since React escapes what it renders, and numbers in the digits of the
 * language. A value that is a text already, such as an amount or a code, stays as it is.
 */
export const interpolationIn = (language: () => string) => ({
  escapeValue: true,
  useRawValueToEscape: true,
  escape: (value: unknown): string => {
    const text = String(value);
    if (typeof value === 'number') return inDigitsOf(language(), text);
    // Both ends stay in one line.
    return RANGE.test(text) ? inDigitsOf(language(), text.replaceAll(' ', '\u00a0')) : text;
  },
});
