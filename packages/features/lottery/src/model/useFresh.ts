import { useLatest } from '@parlour/design-system/hooks/useLatest';
import { useEffect, useSyncExternalStore } from 'react';

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isSeen = (): boolean => document.visibilityState === 'visible';

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

/** Makes calls anew as soon as what they answered no longer holds, while the tab is seen. */
export function useFresh({ calls, name, waitFor }: Freshness): void {
  const isVisible = useSyncExternalStore(watch, isSeen, () => true);
  const asked = calls.filter(({ isUninitialized }) => !isUninitialized);
  const isIdle = asked.length > 0 && asked.every(({ isFetching }) => !isFetching);
  const latest = useLatest({ asked, waitFor });
  useEffect(() => {
    if (!isVisible || !isIdle) return undefined;
    const timer = setTimeout(() => {
      for (const { refetch } of latest.current.asked) void refetch();
    }, latest.current.waitFor());
    return () => clearTimeout(timer);
  }, [isVisible, isIdle, name, latest]);
}
