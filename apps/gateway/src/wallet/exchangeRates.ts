import type { Texts } from '../platform/texts';

/** One currency against the merchant's, in ten-thousandths of a unit. */
export interface Rate {
  currency: string;
  name: Texts;
  buy: bigint;
  sell: bigint;
}

const DIGITS = 4;

/** Writes ten-thousandths as a decimal string with four digits. */
export function formatRate(rate: bigint): string {
  const digits = rate.toString().padStart(DIGITS + 1, '0');
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}
