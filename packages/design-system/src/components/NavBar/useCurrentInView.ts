import { type RefObject, useEffect } from 'react';

/** Further than what may stand over an edge of the row, in px. */
const EDGE = 48;

/** Scrolls a row, and nothing around it, to its current entry, whenever that has another `place`. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const box = row.current?.getBoundingClientRect();
    const entry = row.current
      ?.querySelector('[aria-current]')
      ?.parentElement?.getBoundingClientRect();
    if (row.current === null || box === undefined || entry === undefined) return;
    row.current.scrollLeft +=
      Math.min(0, entry.left - box.left - EDGE) + Math.max(0, entry.right - box.right + EDGE);
  }, [row, place]);
}
