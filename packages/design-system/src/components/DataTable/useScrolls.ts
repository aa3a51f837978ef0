import { type RefObject, useEffect, useState } from 'react';

/** True while the element holds more than it shows, so that it has to be reachable by keyboard. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const isFull =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      setScrolls(isFull && getComputedStyle(element).overflow !== 'visible');
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
