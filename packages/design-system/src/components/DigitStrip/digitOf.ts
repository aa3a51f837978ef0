/** A digit of any script. */
export interface Digit {
  value: number;
  /** Code point of the zero of its script; the other nine digits follow it. */
  zero: number;
}

const isDigit = (sign: string): boolean => /^\p{Nd}$/u.test(sign);

/** Reads a character as a digit; undefined if it is none. */
export function digitOf(sign: string): Digit | undefined {
  if (!isDigit(sign)) return undefined;
  const own = sign.codePointAt(0) ?? 0;
  let zero = own;
  while (own - zero < 9 && isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
  return { value: own - zero, zero };
}

/** The ten digits of a script, given its zero. */
export const signsFrom = (zero: number): string[] =>
  Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
