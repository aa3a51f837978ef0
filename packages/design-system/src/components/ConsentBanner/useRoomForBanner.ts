import { type RefObject, useEffect } from 'react';
import { watchSize } from '../../hooks/watchSize';

/**
 * Keeps the banner from covering what has the focus (WCAG 2.4.11): the page scrolls it above the banner, and can be
 * scrolled to its end.
 */
export function useRoomForBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return undefined;
    const { style: page } = document.documentElement;
    const { style: body } = document.body;
    const before = { padding: page.scrollPaddingBlockEnd, room: body.paddingBlockEnd };
    const stop = watchSize([element], () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      const height = isFixed
        ? `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`
        : '';
      page.scrollPaddingBlockEnd = height || before.padding;
      body.paddingBlockEnd = height || before.room;
    });
    return () => {
      stop();
      page.scrollPaddingBlockEnd = before.padding;
      body.paddingBlockEnd = before.room;
    };
  }, [banner]);
}
