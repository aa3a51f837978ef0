import { type RefObject, useEffect } from 'react';

/**
 * Keeps a sheet above the keyboard of a phone. Browsers that lay the keyboard over the page tell of it by the visual
 * viewport alone.
 */
export function useAboveKeyboard(modal: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = modal.current;
    const viewport = window.visualViewport;
    if (!isOpen || element === null || !viewport) return undefined;
    const place = (): void => {
      // Zoomed in by the fingers, the page is to be moved, not its parts.
      const isZoomed = viewport.scale > 1.01;
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      element.style.setProperty(
        '--_keyboard',
        `${isZoomed ? 0 : Math.max(0, Math.round(covered))}px`,
      );
    };
    place();
    viewport.addEventListener('resize', place);
    viewport.addEventListener('scroll', place);
    return () => {
      viewport.removeEventListener('resize', place);
      viewport.removeEventListener('scroll', place);
    };
  }, [modal, isOpen]);
}
