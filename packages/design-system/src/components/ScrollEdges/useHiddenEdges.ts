import { type RefObject, useEffect, useState } from 'react';

/** A child that is seen whole is so but for a part of a pixel. */
const WHOLE = 0.99;

/** Whether a row that scrolls has more before its start and beyond its end, as its first and last child tell. */
export function useHiddenEdges(row: RefObject<HTMLElement | null>) {
  const [hasEarlier, setHasEarlier] = useState(false);
  const [hasFurther, setHasFurther] = useState(false);
  // At each drawing, since the children may be others.
  useEffect(() => {
    const root = row.current;
    if (root === null) return undefined;
    const watch = (child: Element | null, tell: (isHidden: boolean) => void) => {
      const observer = new IntersectionObserver(
        (entries) => tell((entries.at(-1)?.intersectionRatio ?? 1) < WHOLE),
        { root, threshold: WHOLE },
      );
      if (child !== null) observer.observe(child);
      return observer;
    };
    const observers = [
      watch(root.firstElementChild, setHasEarlier),
      watch(root.lastElementChild, setHasFurther),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  });
  return { hasEarlier, hasFurther };
}
