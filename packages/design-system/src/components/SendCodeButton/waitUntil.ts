/**
 * Returns a function that gives the remaining ms until an instant, itself in ms since 1970. After sleep the
 * wait is over, and a clock that is set back does not make it longer.
 */
export function waitUntil(instant: number): () => number {
  const end = performance.now() + instant - Date.now();
  return () => Math.max(0, Math.min(instant - Date.now(), end - performance.now()));
}
