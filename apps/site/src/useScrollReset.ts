import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadScrolling } from './scrolling';

/** Where each page of the visit was left, by the key of its entry in the history. */
const places = new Map<string, number>();

/** Puts a page that was newly gone to at its top, or at the element that its hash names, and one that was gone back to where it was left (RT-16). */
export function useScrollReset(): void {
  const { hash, key, pathname } = useLocation();
  const shown = useRef({ key: '', pathname: '' });
  const type = useNavigationType();
  // Before anything else is painted: what is shorter than the page before scrolls by itself.
  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    // What only the query changes, such as a filter or a dialog over the page, leaves the place alone.
    if (type !== 'POP' && before.pathname !== pathname) window.scrollTo(0, 0);
    // The browser tries it once, before a page that is fetched again has its height.
    const place = type === 'POP' ? (places.get(key) ?? 0) : 0;
    if (place > 0) void loadScrolling().then(({ comeBackTo }) => comeBackTo(place, key));
    else if (hash !== '') void loadScrolling().then(({ goToHash }) => goToHash(hash, key));
  }, [hash, key, pathname, type]);
}
