import { minutesAndSeconds } from '@parlour/design-system/minutesAndSeconds';
import { waitUntil } from '@parlour/design-system/waitUntil';
import { retryAfterOf } from '@parlour/feature-core';
import { useSyncExternalStore } from 'react';

/** Time left of each refusal, in ms. Cached by error, since several components may show the same one. */
const timeLeftOf = new WeakMap<object, () => number>();

function subscribeToSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

function secondsLeft(error: unknown): number {
  const seconds = retryAfterOf(error);
  if (seconds === undefined) return 0;
  const left = timeLeftOf.get(error as object) ?? waitUntil(Date.now() + seconds * 1000);
  timeLeftOf.set(error as object, left);
  return Math.ceil(left() / 1000);
}

/**
 * Time left until the rate limit of a refusal ends (F28), in minutes and seconds such as `4:09`; null once it has
 * ended and for other errors.
 */
export function useRateLimit(error: unknown): string | null {
  const left = useSyncExternalStore(subscribeToSeconds, () => secondsLeft(error));
  return left > 0 ? minutesAndSeconds(left) : null;
}
