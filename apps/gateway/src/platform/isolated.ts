import { directionOf } from './languages';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** A name, a device, an address, a number with signs in it. */
const LEFT_TO_RIGHT = /[a-z\u00c0-\u024f]|\+\d|[\d*][^\da-z]+[\d*]/i;

/**
 * A value of the other direction, marked so that it takes no sign of the sentence around it along. As the site does with the
 * values of its own texts.
 */
export function isolated(value: string, language: string): string {
  const other = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return other.test(value) ? `\u2068${value}\u2069` : value;
}
