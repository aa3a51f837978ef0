import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../../hooks/watchSize';
import { entriesThatFit } from './entriesThatFit';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/** Hides an entry of the row, or shows it again. A hidden one can still be measured. */
function setOver(entry: Element, isOver: boolean): void {
  if (!(entry instanceof HTMLElement)) return;
  entry.style.position = isOver ? 'absolute' : '';
  entry.style.visibility = isOver ? 'hidden' : '';
}

/**
 * How many entries fit in the row around the menu. Hides the others. A row that scrolls keeps them all. The
 * menu has to be in the document to be measured. Measures again when `ids` changes.
 */
export function useNavRoom(menu: RefObject<HTMLElement | null>, ids: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const own = menu.current;
    // Not by a ref of the row: when both mount together, it is not set yet.
    const place = own?.parentElement ?? null;
    const list = place?.firstElementChild ?? null;
    if (own === null || place === null || list === null) return undefined;
    const entries = [...list.children];
    const pinned = [...place.children].filter((child) => child !== list && child !== own);
    const measure = () => {
      const { columnGap, overflowX } = getComputedStyle(place);
      const fitting =
        overflowX === 'auto'
          ? entries.length
          : entriesThatFit({
              room: widthOf(place),
              gap: Number.parseFloat(columnGap) || 0,
              menu: widthOf(own),
              entries: entries.map(widthOf),
              pinned: pinned.map(widthOf),
            });
      entries.forEach((entry, at) => setOver(entry, at >= fitting));
      // In the same frame, so that nobody sees the row before it is right.
      flushSync(() => setCount(fitting));
    };
    const stop = watchSize([place, own, ...entries, ...pinned], measure);
    return () => {
      stop();
      for (const entry of entries) setOver(entry, false);
    };
  }, [menu, ids]);
  return count;
}
