import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../hooks/watchSize';

/** Height of a row in px, which follows the text size; 0 until measured. */
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
