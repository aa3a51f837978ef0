import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the list to the selected tab, which the owner may choose without a press. `scrollIntoView` would scroll the
 * page as well.
 */
export function useTabInView(list: RefObject<HTMLElement | null>, selectedId: string | undefined) {
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector('[aria-selected="true"]');
    if (!box || !tab) return;
    const shown = box.getBoundingClientRect();
    const own = tab.getBoundingClientRect();
    if (own.left < shown.left) box.scrollLeft += own.left - shown.left;
    else if (own.right > shown.right) box.scrollLeft += own.right - shown.right;
  }, [list, selectedId]);
}
