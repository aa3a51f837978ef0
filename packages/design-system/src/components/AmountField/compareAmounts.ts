import { compareDecimals, readDecimal } from '../NumberField/decimal';

/**
 * Compares two decimal strings of any length: -1 if the first is less, 0 if equal, 1 if greater.
 * Undefined if one of them is not a decimal string.
 */
export function compareAmounts(one: string, other: string): -1 | 0 | 1 | undefined {
  const left = readDecimal(one);
  const right = readDecimal(other);
  return left === undefined || right === undefined ? undefined : compareDecimals(left, right);
}
