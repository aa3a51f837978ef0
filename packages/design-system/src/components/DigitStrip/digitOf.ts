const DIGIT = /^\p{Nd}$/u;

/** A digit of any script as its value and the ten signs of that script; undefined for other letters. */
export function digitOf(sign: string): { value: number; signs: readonly string[] } | undefined {
  if (!DIGIT.test(sign)) return undefined;
  // The digits of a script follow each other from its zero.
  let zero = sign.codePointAt(0) ?? 0;
  const own = zero;
  while (own - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  const signs = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
  return { value: own - zero, signs };
}
