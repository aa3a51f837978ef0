import { type RefObject, useEffect, useState } from 'react';

/** True once the element has been within one screen of the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isNear) return undefined;
    const handleEntries: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    try {
      const observer = new IntersectionObserver(handleEntries, { rootMargin: '100% 0px' });
      observer.observe(current);
      return () => observer.disconnect();
    } catch {
      // Without IntersectionObserver: better too early than never.
      setNear(true);
      return undefined;
    }
  }, [element, isNear]);
  return isNear;
}
