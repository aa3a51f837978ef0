import { useState, useSyncExternalStore } from 'react';
import { queryMedia } from './queryMedia';

/** One shared query: creating one at each render makes the browser recalculate styles. */
function createQuery() {
  let cached: MediaQueryList | null | undefined;
  const query = (): MediaQueryList | null =>
    (cached ??= queryMedia('(prefers-reduced-motion: reduce)'));
  return {
    read: (): boolean => query()?.matches === true,
    watch: (listener: () => void): (() => void) => {
      const list = query();
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
  };
}

/** True if the user prefers reduced motion. For CSS animations use `media.still` instead. */
export function useReducedMotion(): boolean {
  const [{ read, watch }] = useState(createQuery);
  return useSyncExternalStore(watch, read, () => false);
}
