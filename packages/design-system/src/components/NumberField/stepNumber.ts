import { type Decimal, readDecimal, unitsAt, writeDecimal } from './decimal';
import { readTyped } from './readTyped';

export interface NumberRange {
  /** Minimum, as a decimal string. */
  min?: string | undefined;
  max?: string | undefined;
  /** Size of a step. Default: '1'. */
  step?: string | undefined;
}

const ONE: Decimal = { units: 1n, digits: 0 };
const ZERO: Decimal = { units: 0n, digits: 0 };

/**
 * The value `count` steps further, within the range. A value between two steps goes to the next step, empty
 * text starts at zero, and text that is not a number is returned unchanged.
 */
export function stepNumber(text: string, count: number, { min, max, step }: NumberRange): string {
  const from = text.trim() === '' ? ZERO : readTyped(text, step);
  if (from === undefined) return text;
  const low = min === undefined ? undefined : readDecimal(min);
  const high = max === undefined ? undefined : readDecimal(max);
  const size = readDecimal(step ?? '1') ?? ONE;
  const scale = Math.max(...[from, low, high, size].map((part) => part?.digits ?? 0));

  const start = unitsAt(from, scale);
  const stride = unitsAt(size, scale);
  const base = low === undefined ? 0n : unitsAt(low, scale);
  const past = (((start - base) % stride) + stride) % stride;
  const grid = start - past;
  // Counted from the step below, a partial step up is one whole step.
  const whole = past !== 0n && count < 0 ? BigInt(count) + 1n : BigInt(count);
  const units = clamp(
    grid + whole * stride,
    low && unitsAt(low, scale),
    high && unitsAt(high, scale),
  );
  return withoutZeros(writeDecimal({ units, digits: scale }));
}

function clamp(units: bigint, low: bigint | undefined, high: bigint | undefined): bigint {
  if (high !== undefined && units > high) return high;
  return low !== undefined && units < low ? low : units;
}

const withoutZeros = (text: string): string =>
  text.includes('.') ? text.replace(/\.?0+$/, '') : text;
