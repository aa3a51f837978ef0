import { type RefObject, useEffect } from 'react';

/** Further than what may stand over an edge of the row, in px. */
const EDGE = 48;

/** Scrolls the row that the menu stands in, and nothing around it, to its current entry, whenever that has another `place`. */
export function useCurrentInView(menu: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    // With the next frame, which lays the page out in any case: asked here and now, the browser would do it now.
    const frame = requestAnimationFrame(() => {
      const row = menu.current?.parentElement ?? null;
      const box = row?.getBoundingClientRect();
      const entry = row?.querySelector('[aria-current]')?.parentElement?.getBoundingClientRect();
      if (row === null || box === undefined || entry === undefined) return;
      row.scrollLeft +=
        Math.min(0, entry.left - box.left - EDGE) + Math.max(0, entry.right - box.right + EDGE);
    });
    return () => cancelAnimationFrame(frame);
  }, [menu, place]);
}
