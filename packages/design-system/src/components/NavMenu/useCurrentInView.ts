import { type RefObject, useEffect } from 'react';
import { showInRow } from '../../hooks/showInRow';

/** Scrolls the row around the menu, and nothing else, to its current entry whenever `position` changes. */
export function useCurrentInView(menu: RefObject<HTMLElement | null>, position: string): void {
  useEffect(() => {
    // In the next frame, which computes the layout anyway: reading it now would force an extra layout.
    const frame = requestAnimationFrame(() => {
      const row = menu.current?.parentElement;
      const entry = row?.querySelector('[aria-current]')?.parentElement;
      if (row && entry) showInRow(row, entry);
    });
    return () => cancelAnimationFrame(frame);
  }, [menu, position]);
}
