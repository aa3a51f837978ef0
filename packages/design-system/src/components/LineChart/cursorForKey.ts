/** Index that a key moves the cursor to; null hides the cursor, undefined is any other key. */
export function cursorForKey(
  key: string,
  cursor: number | null,
  count: number,
): number | null | undefined {
  const end = count - 1;
  const page = Math.max(1, Math.round(count / 10));
  const from = cursor ?? count;
  const within = (index: number): number => Math.max(0, Math.min(end, index));
  // Time runs from left to right also in right-to-left text, so the arrows are not swapped.
  switch (key) {
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowRight':
      return within(from + 1);
    case 'PageUp':
      return within(from - page);
    case 'PageDown':
      return within(from + page);
    case 'Home':
      return 0;
    case 'End':
      return end;
    case 'Escape':
      return cursor === null ? undefined : null;
    default:
      return undefined;
  }
}
