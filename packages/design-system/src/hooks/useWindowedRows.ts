import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, rowsInView } from './rowsInView';

/** Rows kept ready above and below what is seen. */
const SPARE_ROWS = 2;

const isSame = (one: RowRange, other: RowRange): boolean =>
  one.first === other.first && one.last === other.last;

/**
 * The rows of a tall element that are worth drawing, as the page (or any box around it) scrolls.
 * Rows have one height, so nothing is measured but where the element is. Renders when the range
 * changes: in the frame that scrolls, whose picture is then drawn once and lacks nothing.
 */
export function useWindowedRows(
  ref: RefObject<HTMLElement | null>,
  rowCount: number,
  rowHeight: number,
): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, last: -1 });

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || rowHeight === 0) return undefined;
    let drawn: RowRange = { first: 0, last: -1 };
    const look = (isScrolling: boolean) => {
      const { top } = element.getBoundingClientRect();
      const geometry = { top, viewport: window.innerHeight, rowHeight, rowCount };
      const wanted = rowsInView(geometry, SPARE_ROWS);
      if (isSame(wanted, drawn)) return;
      drawn = wanted;
      if (isScrolling) flushSync(() => setRange(wanted));
      else setRange(wanted);
    };
    const handleScroll = () => look(true);
    const handleResize = () => look(false);
    look(false);
    // Captured, because scrolling does not bubble from a box around the grid.
    document.addEventListener('scroll', handleScroll, { passive: true, capture: true });
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', handleResize);
    };
  }, [ref, rowCount, rowHeight]);

  return { first: range.first, last: Math.min(range.last, rowCount - 1) };
}
