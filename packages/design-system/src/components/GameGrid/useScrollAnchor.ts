import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridGeometry } from './gridGeometry';

/**
 * Keeps the same game at the top when the number of columns changes, for example when a phone rotates.
 * Starts at `startIndex`.
 */
export function useScrollAnchor(
  ref: RefObject<HTMLElement | null>,
  { columns, rowHeight }: GridGeometry,
  width: number,
  startIndex: number,
): void {
  const before = useRef({ columns: 0, rowHeight: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || width === 0) return;
    const last = before.current;
    before.current = { columns, rowHeight };
    const { top } = element.getBoundingClientRect();
    const isFirst = last.columns === 0;
    if (isFirst ? startIndex === 0 : top >= 0 || last.rowHeight === rowHeight) return;
    const row = isFirst
      ? Math.floor(startIndex / columns)
      : (-top / last.rowHeight) * (last.columns / columns);
    window.scrollBy({ top: top + row * rowHeight, behavior: 'instant' });
  }, [ref, columns, rowHeight, width, startIndex]);
}
