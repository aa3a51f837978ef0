import { type RefObject, useEffect } from 'react';

/** Wider than anything that covers the edge of the row, in px. */
const EDGE = 48;

/** Scrolls the row around the menu, and nothing else, to its current entry whenever `position` changes. */
export function useCurrentInView(menu: RefObject<HTMLElement | null>, position: string): void {
  useEffect(() => {
    // In the next frame, which computes the layout anyway: reading it now would force an extra layout.
    const frame = requestAnimationFrame(() => {
      const row = menu.current?.parentElement ?? null;
      const box = row?.getBoundingClientRect();
      const entry = row?.querySelector('[aria-current]')?.parentElement?.getBoundingClientRect();
      if (row === null || box === undefined || entry === undefined) return;
      row.scrollLeft +=
        Math.min(0, entry.left - box.left - EDGE) + Math.max(0, entry.right - box.right + EDGE);
    });
    return () => cancelAnimationFrame(frame);
  }, [menu, position]);
}
