import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../../hooks/watchSize';
import { entriesThatFit } from './entriesThatFit';

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/** Takes an entry out of the row, where its width can still be asked for, or gives it back. */
function setOver(entry: Element, isOver: boolean): void {
  if (!(entry instanceof HTMLElement)) return;
  entry.style.position = isOver ? 'absolute' : '';
  entry.style.visibility = isOver ? 'hidden' : '';
}

/**
 * How many entries have room in the row that the menu stands in, unless that scrolls; the others are taken out of it. The
 * menu is measured wherever it stands, `ids` tell when the row holds something else.
 */
export function useNavRoom(menu: RefObject<HTMLElement | null>, ids: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const own = menu.current;
    // Not by a ref of the row, which has none yet where the two come at once.
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
      // In the frame that is being laid out, so that nobody sees the row before it is right.
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
