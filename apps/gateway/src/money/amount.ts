const AMOUNT = /^(-?)(\d{1,15})\.(\d{2})$/;

/** Parses a decimal string with two digits into minor units; throws for anything else. */
export function parseAmount(text: string): bigint {
  const match = AMOUNT.exec(text);
  if (match === null) throw new RangeError(`Not an amount with two digits: ${text}`);
  const [, sign, whole, fraction] = match;
  const minor = BigInt(`${whole}${fraction}`);
  return sign === '-' ? -minor : minor;
}

/** Formats minor units as a decimal string with two digits. */
export function formatAmount(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
