import { retryAfterOf } from '@parlour/feature-core';

/** When each refusal ends, in ms since the page was opened: it says for how long, and is looked at more than once. */
const ends = new WeakMap<object, number>();

/** For how much longer the gateway wants to hear nothing more of what it refused, in ms; 0 as soon as it may be asked. */
export function holdOf(error: unknown): number {
  const seconds = retryAfterOf(error);
  if (seconds === undefined) return 0;
  const now = performance.now();
  const end = ends.get(error as object) ?? now + seconds * 1000;
  ends.set(error as object, end);
  return Math.max(end - now, 0);
}
