import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../hooks/watchSize';

/** Height of a row in px, which grows with the size of text; 0 until it is measured. */
export function useRowHeight(probe: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = probe.current;
    if (element === null) return undefined;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    return watchSize([element], measure);
  }, [probe]);
  return height;
}
