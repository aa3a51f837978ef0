/** The place in a grouped number that has this many digits before it. */
export function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (const { index } of text.matchAll(/\d/g)) {
    seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}
