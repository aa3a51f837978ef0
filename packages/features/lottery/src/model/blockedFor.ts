import { retryAfterOf } from '@parlour/feature-core';

/** When each rate limit ends, in ms since page load. The error has only a duration, and is read more than once. */
const ends = new WeakMap<object, number>();

/** How long the gateway's rate limit (`Retry-After`) still blocks a call that it refused, in ms; 0 once it is over. */
export function blockedFor(error: unknown): number {
  const seconds = retryAfterOf(error);
  if (seconds === undefined) return 0;
  const now = performance.now();
  const end = ends.get(error as object) ?? now + seconds * 1000;
  ends.set(error as object, end);
  return Math.max(end - now, 0);
}
