/** Position in a grouped number after this many digits. */
export function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (const { index } of text.matchAll(/\d/g)) {
    seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}
