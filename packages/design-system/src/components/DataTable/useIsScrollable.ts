import { type RefObject, useEffect, useState } from 'react';
import { watchSize } from '../../hooks/watchSize';

/** True while the content overflows, so that the element has to be focusable by keyboard. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return watchSize([element, ...element.children], () => {
      const isFull =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      setIsScrollable(isFull && getComputedStyle(element).overflow !== 'visible');
    });
  }, [ref]);
  return isScrollable;
}
