import { useState, useSyncExternalStore } from 'react';
import { askMedia } from './askMedia';

/** Asks once and then listens: a question at each render makes the browser bring the page's styles up to date. */
function createQuery() {
  let asked: MediaQueryList | null | undefined;
  const query = (): MediaQueryList | null =>
    (asked ??= askMedia('(prefers-reduced-motion: reduce)'));
  return {
    read: (): boolean => query()?.matches === true,
    watch: (listener: () => void): (() => void) => {
      const list = query();
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
  };
}

/** True when the person asked for less motion. What CSS alone moves asks `media.still` instead. */
export function useReducedMotion(): boolean {
  const [{ read, watch }] = useState(createQuery);
  return useSyncExternalStore(watch, read, () => false);
}
