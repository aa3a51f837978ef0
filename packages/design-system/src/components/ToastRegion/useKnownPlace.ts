import { useEffect, useState } from 'react';

/** By then a screen reader knows what has come to the page, in ms. */
const KNOWN_AFTER = 100;

/**
 * Whether what stands in `place` has been there for long enough for a reader to know it: what moves is
 * made anew, and words that come together with their region are told by nobody. `isEmpty` says whether
 * there are none at first.
 */
export function useKnownPlace(place: Element | null, isEmpty: boolean): boolean {
  const [known, setKnown] = useState(isEmpty ? place : undefined);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(place), KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, [place]);
  return known === place;
}
