import { type RefObject, useEffect, useState } from 'react';

/** True from the moment on when the element comes within a screen of being seen. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || isNear) return undefined;
    const look: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    try {
      const observer = new IntersectionObserver(look, { rootMargin: '100% 0px' });
      observer.observe(current);
      return () => observer.disconnect();
    } catch {
      // A browser that does not tell: better too early than never.
      setNear(true);
      return undefined;
    }
  }, [element, isNear]);
  return isNear;
}
