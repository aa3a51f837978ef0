const DIGIT = /\p{Nd}/gu;

/** Turns the digits of any script into 0 to 9; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

// Each script's digits stand in a row from zero to nine, some rows one after the other, as those of bold and plain mathematics.
function valueOf(code: number): number {
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));
