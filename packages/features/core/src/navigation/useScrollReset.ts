import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadScrolling } from './loadScrolling';

/** Scroll positions by the key of the history entry. */
const places = new Map<string, number>();

/** A new page starts at its top or at its hash; going back restores the scroll position (RT-16). */
export function useScrollReset(): void {
  const { hash, key, pathname } = useLocation();
  const shown = useRef({ key: '', pathname: '' });
  const type = useNavigationType();
  // Before the next paint, because a shorter page scrolls by itself.
  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    // A change of only the query, such as a filter or a dialog, does not scroll.
    if (type !== 'POP' && before.pathname !== pathname) window.scrollTo(0, 0);
    // The browser restores it once, before the page has loaded and has its height.
    const place = type === 'POP' ? (places.get(key) ?? 0) : 0;
    if (place > 0) void loadScrolling().then(({ comeBackTo }) => comeBackTo(place, key));
    else if (hash !== '') void loadScrolling().then(({ goToHash }) => goToHash(hash, key));
  }, [hash, key, pathname, type]);
}
