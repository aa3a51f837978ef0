import { waitUntil } from '@parlour/design-system/waitUntil';
import { minutesAndSeconds, retryAfterOf } from '@parlour/feature-core';
import { useSyncExternalStore } from 'react';

/** What is left of each refusal, in ms: it says for how long it holds, and is shown more than once. */
const holds = new WeakMap<object, () => number>();

function watchSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

function secondsLeft(error: unknown): number {
  const seconds = retryAfterOf(error);
  if (seconds === undefined) return 0;
  const left = holds.get(error as object) ?? waitUntil(Date.now() + seconds * 1000);
  holds.set(error as object, left);
  return Math.ceil(left() / 1000);
}

/**
 * How long a thing that was asked too often is not to be asked again (F28), as clocks show minutes and seconds:
 * `4:09`; null as soon as it may.
 */
export function useRateLimit(error: unknown): string | null {
  const left = useSyncExternalStore(watchSeconds, () => secondsLeft(error));
  return left > 0 ? minutesAndSeconds(left) : null;
}
