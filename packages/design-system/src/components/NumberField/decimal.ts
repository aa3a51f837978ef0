/** An exact decimal number: `units` times `10 ** -digits`. */
export interface Decimal {
  units: bigint;
  digits: number;
}

const PATTERN = /^(-?)(\d*)(?:\.(\d*))?$/;

/** Parses `-12.50`; undefined if it is not a number in this form. */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign, whole = '', fraction = ''] = PATTERN.exec(text.trim()) ?? [];
  if (sign === undefined || whole + fraction === '') return undefined;
  return { units: BigInt(`${sign}${whole}${fraction}`), digits: fraction.length };
}

/** The units of the number at a finer scale. */
export const unitsAt = ({ units, digits }: Decimal, scale: number): bigint =>
  units * 10n ** BigInt(scale - digits);

/** Formats a number with all its fraction digits. */
export function writeDecimal({ units, digits }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const figures = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const point = figures.length - digits;
  return `${sign}${figures.slice(0, point)}${digits === 0 ? '' : `.${figures.slice(point)}`}`;
}

/** Compares two decimals: -1 if `one` is less, 0 if equal, 1 if greater. */
export function compareDecimals(one: Decimal, other: Decimal): -1 | 0 | 1 {
  const scale = Math.max(one.digits, other.digits);
  const difference = unitsAt(one, scale) - unitsAt(other, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
