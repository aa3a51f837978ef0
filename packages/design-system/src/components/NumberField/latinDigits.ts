const DIGIT = /\p{Nd}/gu;

/** Replaces the digits of any script by 0 to 9; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

// Digits of a script are consecutive from zero to nine. Some sets follow each other, such as bold and plain
// mathematical digits.
function valueOf(code: number): number {
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));
