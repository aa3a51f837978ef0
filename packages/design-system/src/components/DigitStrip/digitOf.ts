interface Digit {
  value: number;
  /** The ten signs of its script, from zero on. */
  signs: readonly string[];
}

const DIGIT = /^\p{Nd}$/u;
// A figure is drawn again each few seconds from the same handful of signs.
const known = new Map<string, Digit | undefined>();
// By its zero, so that two digits of one script have one list.
const scripts = new Map<number, readonly string[]>();

function signsFrom(zero: number): readonly string[] {
  const signs =
    scripts.get(zero) ??
    Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
  scripts.set(zero, signs);
  return signs;
}

function readDigit(sign: string): Digit | undefined {
  if (!DIGIT.test(sign)) return undefined;
  // The digits of a script follow each other from its zero.
  let zero = sign.codePointAt(0) ?? 0;
  const own = zero;
  while (own - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return { value: own - zero, signs: signsFrom(zero) };
}

/** A digit of any script as its value and the ten signs of that script; undefined for other letters. */
export function digitOf(sign: string): Digit | undefined {
  if (!known.has(sign)) known.set(sign, readDigit(sign));
  return known.get(sign);
}
