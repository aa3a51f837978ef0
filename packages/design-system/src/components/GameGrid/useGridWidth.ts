import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../hooks/watchSize';

/** The width of the element in px. It is `expected` until measured, which happens before the first paint. */
export function useGridWidth(ref: RefObject<HTMLElement | null>, expected = 0): number {
  const [width, setWidth] = useState(expected);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    return watchSize([element], measure);
  }, [ref]);
  return width;
}
