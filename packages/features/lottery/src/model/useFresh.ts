import { useLatest } from '@parlour/design-system/hooks/useLatest';
import { useEffect, useSyncExternalStore } from 'react';

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
  refetch: () => unknown;
}

interface Freshness {
  calls: readonly Refreshable[];
  /** Names the calls; with another name the wait begins anew. */
  name: string;
  /** Says for how many ms the answers hold, asked when all of them are there. */
  waitFor: () => number;
}

/** Makes calls anew as soon as what they answered no longer holds, while the tab is seen and the network there. */
export function useFresh({ calls, name, waitFor }: Freshness): void {
  const isActive = useSyncExternalStore(watch, isWatched, () => true);
  const asked = calls.filter(({ isUninitialized }) => !isUninitialized);
  const isIdle = asked.length > 0 && asked.every(({ isFetching }) => !isFetching);
  const latest = useLatest({ asked, waitFor });
  useEffect(() => {
    if (!isActive || !isIdle) return undefined;
    const timer = setTimeout(() => {
      for (const { refetch } of latest.current.asked) void refetch();
    }, latest.current.waitFor());
    return () => clearTimeout(timer);
  }, [isActive, isIdle, name, latest]);
}
