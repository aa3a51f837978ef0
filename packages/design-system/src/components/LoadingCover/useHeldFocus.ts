import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes the content inert while `isHeld`. Focus that was in it waits on the cover and goes back to its
 * element, or to the content itself where the element has gone.
 */
export function useHeldFocus(
  content: RefObject<HTMLElement | null>,
  cover: RefObject<HTMLElement | null>,
  isHeld: boolean,
): void {
  useLayoutEffect(() => {
    const element = content.current;
    const holder = cover.current;
    if (!isHeld || element === null) return undefined;
    const last = document.activeElement;
    const wasInside = element.contains(last);
    // By hand: React 18 does not know the attribute.
    element.inert = true;
    if (wasInside) holder?.focus({ preventScroll: true });
    return () => {
      element.inert = false;
      const { activeElement } = document;
      const isLost = activeElement === holder || activeElement === document.body;
      if (!wasInside || !isLost) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      else {
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
      }
    };
  }, [isHeld, content, cover]);
}
