import { useSyncExternalStore } from 'react';
import { retryAfterOf } from '../system/retryAfter';

/** Until when each refusal holds, in ms since 1970: it says for how long, and is shown more than once. */
const holds = new WeakMap<object, number>();

function watchSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

function secondsLeft(error: unknown): number {
  const seconds = retryAfterOf(error);
  if (seconds === undefined) return 0;
  const until = holds.get(error as object) ?? Date.now() + seconds * 1000;
  holds.set(error as object, until);
  return Math.ceil((until - Date.now()) / 1000);
}

/**
 * How long a thing that was asked too often is not to be asked again (F28), as clocks show minutes and seconds:
 * `4:09`; null as soon as it may.
 */
export function useHold(error: unknown): string | null {
  const left = useSyncExternalStore(watchSeconds, () => secondsLeft(error));
  return left > 0 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : null;
}
