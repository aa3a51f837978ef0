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
 * changes: in the frame that scrolls, whose picture is then drawn once and lacks nothing. Where its top is
 * to be expected, the rows that are seen there are drawn before it is measured.
 */
export function useWindowedRows(
  ref: RefObject<HTMLElement | null>,
  rowCount: number,
  rowHeight: number,
  expectedTop?: number,
): RowRange {
  const [range, setRange] = useState<RowRange>(() =>
    expectedTop === undefined || rowHeight === 0
      ? { first: 0, last: -1 }
      : rowsInView(
          { top: expectedTop, viewport: window.innerHeight, rowHeight, rowCount },
          SPARE_ROWS,
        ),
  );

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || rowHeight === 0) return undefined;
    let drawn: RowRange | undefined;
    const look = (isScrolling: boolean) => {
      const { top } = element.getBoundingClientRect();
      const geometry = { top, viewport: window.innerHeight, rowHeight, rowCount };
      const wanted = rowsInView(geometry, SPARE_ROWS);
      if (drawn !== undefined && isSame(wanted, drawn)) return;
      drawn = wanted;
      const draw = () => setRange((before) => (isSame(wanted, before) ? before : wanted));
      if (isScrolling) flushSync(draw);
      else draw();
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
