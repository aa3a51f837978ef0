import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** True while the tab is visible. */
export const useTabVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !document.hidden,
    () => true,
  );
