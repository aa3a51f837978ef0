import { type RefObject, useLayoutEffect } from 'react';

/** The elements to make inert so that only `element` and its siblings stay usable. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  let current = element.parentElement;
  while (current !== null && current !== document.body) {
    for (const sibling of current.parentElement?.children ?? [])
      if (sibling !== current && sibling instanceof HTMLElement) outside.push(sibling);
    current = current.parentElement;
  }
  return outside;
}

/**
 * Makes the content inert while `isHeld`, with `isPage` the whole page. If the focus was inside, the cover
 * takes it. Afterwards it returns to its element, or to the content if that is gone.
 */
export function useInertContent(
  content: RefObject<HTMLElement | null>,
  cover: RefObject<HTMLElement | null>,
  isInert: boolean,
  isPage: boolean,
): void {
  useLayoutEffect(() => {
    const element = content.current;
    const coverElement = cover.current;
    if (!isInert || element === null) return undefined;
    const last = document.activeElement;
    // Elements that are already inert belong to other code, which resets them itself.
    const madeInert = [element, ...(isPage ? outsideOf(element) : [])].filter(
      ({ inert }) => !inert,
    );
    const wasInside = madeInert.some((target) => target.contains(last));
    // By property: React 18 does not know the attribute.
    for (const target of madeInert) target.inert = true;
    if (wasInside) coverElement?.focus({ preventScroll: true });
    return () => {
      for (const target of madeInert) target.inert = false;
      const { activeElement } = document;
      const isLost = activeElement === coverElement || activeElement === document.body;
      if (!wasInside || !isLost) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      else {
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
      }
    };
  }, [isInert, isPage, content, cover]);
}
