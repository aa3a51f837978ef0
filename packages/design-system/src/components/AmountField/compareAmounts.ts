import { compareDecimals, readDecimal } from '../NumberField/decimal';

/**
 * Whether one decimal string is less than (-1), equal to (0) or greater than (1) another, however
 * long they are. Undefined when one of them is no decimal string.
 */
export function compareAmounts(one: string, other: string): -1 | 0 | 1 | undefined {
  const left = readDecimal(one);
  const right = readDecimal(other);
  return left === undefined || right === undefined ? undefined : compareDecimals(left, right);
}
