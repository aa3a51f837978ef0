import { type Decimal, readDecimal } from './decimal';
import { isGrouped } from './isGrouped';
import { plainText } from './plainText';

const MARK = /[.,'’٬_ ]/g;
/** Digits of a group: fewer behind a single mark are a fraction. */
const GROUP = 3;

const withPoint = (typed: string): string => typed.replace(/[,٫]/, '.');

const toSigned = (text: string): string => plainText(text).trim().replace('−', '-');

/** A whole number without the marks of its groups; undefined where there are none, or one that may part a fraction. */
function withoutGroups(typed: string, step: string): string | undefined {
  const figure = typed.replace(/^-/, '');
  const marks = figure.match(MARK) ?? [];
  if (marks.length === 0 || !isGrouped(figure)) return undefined;
  const isOpen = marks.length === 1 && /[.,]/.test(figure) && step.includes('.');
  return isOpen ? undefined : typed.replace(MARK, '');
}

/** Whether a single mark may part a group as well as a fraction of more digits than the steps have. */
const isInTwoWays = (typed: string, step: string): boolean =>
  isGrouped(typed.replace(/^-/, '')) &&
  /[.,]/.test(typed) &&
  (step.split('.')[1] ?? '').length < GROUP;

/**
 * Reads what was typed: digits of any script and width, a comma as well as a point, groups where the steps are whole.
 * Undefined for what is no number, or could be read in two ways.
 */
export function readTyped(text: string, step = '1'): Decimal | undefined {
  const typed = toSigned(text);
  const whole = withoutGroups(typed, step);
  if (whole !== undefined) return readDecimal(whole);
  return isInTwoWays(typed, step) ? undefined : readDecimal(withPoint(typed));
}

/** What was typed as programs read it; what is no number stays as it is. */
export function tidyNumber(text: string, step = '1'): string {
  if (readTyped(text, step) === undefined) return text;
  const typed = toSigned(text);
  return withoutGroups(typed, step) ?? withPoint(typed);
}
