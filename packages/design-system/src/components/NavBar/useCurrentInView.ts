import { type RefObject, useEffect } from 'react';

/** Scrolls a row, and nothing around it, to its current entry, whenever that has another `place`. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const box = row.current?.getBoundingClientRect();
    const entry = row.current
      ?.querySelector('[aria-current]')
      ?.parentElement?.getBoundingClientRect();
    if (row.current === null || box === undefined || entry === undefined) return;
    row.current.scrollLeft +=
      Math.min(0, entry.left - box.left) + Math.max(0, entry.right - box.right);
  }, [row, place]);
}
