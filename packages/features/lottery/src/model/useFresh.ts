import { useLatest } from '@parlour/design-system/hooks/useLatest';
import { useEffect, useSyncExternalStore } from 'react';
import { holdOf } from './holdOf';
import { onClockSet } from './onClockSet';

const watch = (listener: () => void): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener('visibilitychange', listener, { signal });
  window.addEventListener('online', listener, { signal });
  window.addEventListener('offline', listener, { signal });
  return () => stopped.abort();
};
const isWatched = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** A call that can be made anew. */
export interface Refreshable {
  isFetching: boolean;
  isUninitialized: boolean;
  /** Why there was no answer the last time. */
  error?: unknown;
  refetch: () => unknown;
}

interface Freshness {
  calls: readonly Refreshable[];
  /** Names the calls; with another name the wait begins anew. */
  name: string;
  /** Says for how many ms the answers hold, asked when all of them are there. */
  waitFor: () => number;
}

/**
 * Makes calls anew as soon as what they answered no longer holds, while the tab is seen and the network there. A
 * call that the gateway wants to hear no more of waits for as long as it said (F28).
 */
export function useFresh({ calls, name, waitFor }: Freshness): void {
  const isActive = useSyncExternalStore(watch, isWatched, () => true);
  const asked = calls.filter(({ isUninitialized }) => !isUninitialized);
  const isIdle = asked.length > 0 && asked.every(({ isFetching }) => !isFetching);
  const latest = useLatest({ asked, waitFor });
  useEffect(() => {
    if (!isActive || !isIdle) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      // With all of them held it is the wait for the first.
      const held = Math.min(...latest.current.asked.map(({ error }) => holdOf(error)));
      timer = setTimeout(ask, Math.max(latest.current.waitFor(), held));
    };
    const ask = () => {
      const free = latest.current.asked.filter(({ error }) => holdOf(error) === 0);
      for (const { refetch } of free) void refetch();
      if (free.length === 0) wait();
    };
    wait();
    // What the gateway answers tells its time as well.
    const stopWatching = onClockSet(ask);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [isActive, isIdle, name, latest]);
}
