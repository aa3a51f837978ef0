import { useLatest } from '@parlour/design-system/hooks/useLatest';
import { onClockSet } from '@parlour/feature-core';
import { useEffect, useSyncExternalStore } from 'react';
import { blockedFor } from './blockedFor';

const watch = (listener: () => void): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('online', listener, { signal });
  window.addEventListener('offline', listener, { signal });
  return () => stopped.abort();
};
const isWatched = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** A call that can be refetched. */
export interface Refreshable {
  isFetching: boolean;
  isUninitialized: boolean;
  /** The error of the last call, if it failed. */
  error?: unknown;
  refetch: () => unknown;
}

interface Freshness {
  calls: readonly Refreshable[];
  /** Key of the calls; the wait restarts when it changes. */
  name: string;
  /** Returns how long the answers stay fresh, in ms; called once all calls have ended. */
  waitFor: () => number;
}

/**
 * Refetches calls as soon as their answers are stale, while the tab is visible and the browser online. A call
 * that is rate limited waits for as long as `Retry-After` says (F28).
 */
export function useRefetchWhenStale({ calls, name, waitFor }: Freshness): void {
  const isActive = useSyncExternalStore(watch, isWatched, () => true);
  const asked = calls.filter(({ isUninitialized }) => !isUninitialized);
  const isIdle = asked.length > 0 && asked.every(({ isFetching }) => !isFetching);
  const latest = useLatest({ asked, waitFor });
  useEffect(() => {
    if (!isActive || !isIdle) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      // Not before the first rate limit ends; calls that are not limited give 0.
      const held = Math.min(...latest.current.asked.map(({ error }) => blockedFor(error)));
      timer = setTimeout(ask, Math.max(latest.current.waitFor(), held));
    };
    const ask = () => {
      const free = latest.current.asked.filter(({ error }) => blockedFor(error) === 0);
      for (const { refetch } of free) void refetch();
      if (free.length === 0) wait();
    };
    wait();
    // An answer also brings the gateway's time, which corrects the countdowns.
    const stopWatching = onClockSet(ask);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [isActive, isIdle, name, latest]);
}
