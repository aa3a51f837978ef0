/** Time that somebody was logged in, in ms since the epoch. */
export interface Span {
  from: number;
  until: number;
}

/** The same time as spans that do not overlap, the earliest first: two devices at once count once. */
export function unionOf(spans: readonly Span[]): Span[] {
  const union: Span[] = [];
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    if (until <= from) continue;
    const last = union.at(-1);
    if (last === undefined || from > last.until) union.push({ from, until });
    else last.until = Math.max(last.until, until);
  }
  return union;
}

/** How long spans of a union last after a moment, in ms: one that began earlier counts from there. */
export const lengthSince = (union: readonly Span[], since: number): number =>
  union.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, since)), 0);

/** The moment since which the spans of a union last no longer than `most` ms; null if all of them do not. */
export function cutFor(union: readonly Span[], most: number): number | null {
  let left = most;
  for (const { from, until } of union.toReversed()) {
    if (until - from > left) return until - left;
    left -= until - from;
  }
  return null;
}
