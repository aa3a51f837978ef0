import { type Decimal, readDecimal } from './decimal';
import { isGrouped } from './isGrouped';
import { plainText } from './plainText';

const MARK = /[.,'’٬_ ]/g;
/** Digits of a group: fewer after a single mark are a fraction. */
const GROUP = 3;

const withPoint = (typed: string): string => typed.replace(/[,٫]/, '.');

const toSigned = (text: string): string => plainText(text).trim().replace('−', '-');

/** An integer without its group separators; undefined if it has none, or if one may be a decimal mark. */
function withoutGroups(typed: string, step: string): string | undefined {
  const figure = typed.replace(/^-/, '');
  const marks = figure.match(MARK) ?? [];
  if (marks.length === 0 || !isGrouped(figure)) return undefined;
  const isOpen = marks.length === 1 && /[.,]/.test(figure) && step.includes('.');
  return isOpen ? undefined : typed.replace(MARK, '');
}

/** Whether a single mark is ambiguous: it may separate a group, or a fraction with more digits than the step has. */
const isInTwoWays = (typed: string, step: string): boolean =>
  isGrouped(typed.replace(/^-/, '')) &&
  /[.,]/.test(typed) &&
  (step.split('.')[1] ?? '').length < GROUP;

/**
 * Parses typed text: digits of any script and width, comma or point, and groups if steps are integers.
 * Undefined if it is not a number or is ambiguous.
 */
export function readTyped(text: string, step = '1'): Decimal | undefined {
  const typed = toSigned(text);
  const whole = withoutGroups(typed, step);
  if (whole !== undefined) return readDecimal(whole);
  return isInTwoWays(typed, step) ? undefined : readDecimal(withPoint(typed));
}

/** Normalizes typed text; anything that is not a number is returned unchanged. */
export function tidyNumber(text: string, step = '1'): string {
  if (readTyped(text, step) === undefined) return text;
  const typed = toSigned(text);
  return withoutGroups(typed, step) ?? withPoint(typed);
}
