import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const watch = (listener: () => void): (() => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** True when the person asked for less motion. What CSS alone moves asks `media.still` instead. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => query().matches,
    () => false,
  );
