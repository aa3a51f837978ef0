import { type RefObject, useLayoutEffect } from 'react';

/** The elements to make inert so that only `element` and its siblings stay usable. */
function aroundOf(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  let part = element.parentElement;
  while (part !== null && part !== document.body) {
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && sibling instanceof HTMLElement) around.push(sibling);
    part = part.parentElement;
  }
  return around;
}

/**
 * Makes the content inert while `isHeld`, with `isPage` the whole page. If the focus was inside, the cover
 * takes it. Afterwards it returns to its element, or to the content if that is gone.
 */
export function useHeldFocus(
  content: RefObject<HTMLElement | null>,
  cover: RefObject<HTMLElement | null>,
  isHeld: boolean,
  isPage: boolean,
): void {
  useLayoutEffect(() => {
    const element = content.current;
    const holder = cover.current;
    if (!isHeld || element === null) return undefined;
    const last = document.activeElement;
    // Elements that are already inert belong to other code, which resets them itself.
    const held = [element, ...(isPage ? aroundOf(element) : [])].filter(({ inert }) => !inert);
    const wasInside = held.some((part) => part.contains(last));
    // By property: React 18 does not know the attribute.
    for (const part of held) part.inert = true;
    if (wasInside) holder?.focus({ preventScroll: true });
    return () => {
      for (const part of held) part.inert = false;
      const { activeElement } = document;
      const isLost = activeElement === holder || activeElement === document.body;
      if (!wasInside || !isLost) return;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      else {
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
      }
    };
  }, [isHeld, isPage, content, cover]);
}
