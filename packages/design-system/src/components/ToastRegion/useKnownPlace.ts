import { useEffect, useState } from 'react';

/** Time after which a screen reader has registered a new region, in ms. */
const KNOWN_AFTER = 100;

/**
 * Whether the live region has been in `place` long enough for screen readers to know it. Moving it creates a
 * new region, and text that appears together with its region is not announced. `isEmpty`: there is no text
 * to announce at first.
 */
export function useKnownPlace(place: Element | null, isEmpty: boolean): boolean {
  const [known, setKnown] = useState(isEmpty ? place : undefined);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(place), KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, [place]);
  return known === place;
}
