import { useEffect, useState } from 'react';

/** Time after which a screen reader has registered a new region, in ms. */
const READY_AFTER_MS = 100;

/**
 * Whether the live region has been in `container` long enough for screen readers to know it. Moving it creates a
 * new region, and text that appears together with its region is not announced. `isEmpty`: there is no text
 * to announce at first.
 */
export function useLiveRegionReady(container: Element | null, isEmpty: boolean): boolean {
  const [readyIn, setReadyIn] = useState(isEmpty ? container : undefined);
  useEffect(() => {
    const timer = setTimeout(() => setReadyIn(container), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [container]);
  return readyIn === container;
}
