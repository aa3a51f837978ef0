import { type RefObject, useEffect, useState } from 'react';
import { watchSize } from '../../hooks/watchSize';

/** True while the element holds more than it shows, so that it has to be reachable by keyboard. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return watchSize([element, ...element.children], () => {
      const isFull =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      setScrolls(isFull && getComputedStyle(element).overflow !== 'visible');
    });
  }, [ref]);
  return scrolls;
}
