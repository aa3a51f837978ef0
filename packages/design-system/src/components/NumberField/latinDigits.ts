const DIGIT = /\p{Nd}/gu;

/** Turns the digits of any script into 0 to 9; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

// Each script's digits stand in a row of ten, of which only the zero has no digit before it.
function valueOf(code: number): number {
  let zero = code;
  while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return code - zero;
}

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));
