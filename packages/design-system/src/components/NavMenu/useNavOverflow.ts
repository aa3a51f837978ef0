import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../../hooks/watchSize';
import { entriesThatFit } from './entriesThatFit';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/** Hides an entry of the row, or shows it again. A hidden one can still be measured. */
function setHidden(entry: Element, isHidden: boolean): void {
  if (!(entry instanceof HTMLElement)) return;
  entry.style.position = isHidden ? 'absolute' : '';
  entry.style.visibility = isHidden ? 'hidden' : '';
}

/**
 * How many entries fit in the row around the menu. Hides the others. A row that scrolls keeps them all. The
 * menu has to be in the document to be measured. Measures again when `ids` changes.
 */
export function useNavOverflow(menu: RefObject<HTMLElement | null>, ids: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const menuElement = menu.current;
    // Not by a ref of the row: when both mount together, it is not set yet.
    const row = menuElement?.parentElement ?? null;
    const list = row?.firstElementChild ?? null;
    if (menuElement === null || row === null || list === null) return undefined;
    const entries = [...list.children];
    const pinned = [...row.children].filter((child) => child !== list && child !== menuElement);
    const measure = () => {
      const { columnGap, overflowX } = getComputedStyle(row);
      const fitting =
        overflowX === 'auto'
          ? entries.length
          : entriesThatFit({
              rowWidth: widthOf(row),
              gap: Number.parseFloat(columnGap) || 0,
              menu: widthOf(menuElement),
              entries: entries.map(widthOf),
              pinned: pinned.map(widthOf),
            });
      entries.forEach((entry, at) => setHidden(entry, at >= fitting));
      // In the same frame, so that nobody sees the row before it is right.
      flushSync(() => setCount(fitting));
    };
    const stop = watchSize([row, menuElement, ...entries, ...pinned], measure);
    return () => {
      stop();
      for (const entry of entries) setHidden(entry, false);
    };
  }, [menu, ids]);
  return count;
}
