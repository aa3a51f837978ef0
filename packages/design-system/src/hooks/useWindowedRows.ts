import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowRange, rowsInView } from './rowsInView';

/** Extra rows above and below the viewport. */
const SPARE_ROWS = 2;

const isSame = (one: RowRange, other: RowRange): boolean =>
  one.first === other.first && one.last === other.last;

/**
 * The rows of a tall element to render while the page, or any container around it, scrolls. All rows have
 * one height, so only the element's position is measured. A new range renders in the frame of its scroll
 * event, so that no gap is painted. With `expectedTop` rows are rendered before the first measurement.
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
    const update = (isScrolling: boolean) => {
      const { top } = element.getBoundingClientRect();
      const geometry = { top, viewport: window.innerHeight, rowHeight, rowCount };
      const wanted = rowsInView(geometry, SPARE_ROWS);
      if (drawn !== undefined && isSame(wanted, drawn)) return;
      drawn = wanted;
      const draw = () => setRange((before) => (isSame(wanted, before) ? before : wanted));
      if (isScrolling) flushSync(draw);
      else draw();
    };
    const handleScroll = () => update(true);
    const handleResize = () => update(false);
    update(false);
    // Capture phase, because scroll events of containers do not bubble.
    document.addEventListener('scroll', handleScroll, { passive: true, capture: true });
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', handleResize);
    };
  }, [ref, rowCount, rowHeight]);

  return { first: range.first, last: Math.min(range.last, rowCount - 1) };
}
