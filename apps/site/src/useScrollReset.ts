import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Puts a page that was newly gone to at its top, or at the element that its hash names (RT-16). */
export function useScrollReset(): void {
  const { hash, key } = useLocation();
  const shown = useRef('');
  const type = useNavigationType();
  useEffect(() => {
    // A page that was covered by the status of the site is not gone to anew.
    const isNew = shown.current !== key;
    shown.current = key;
    if (type === 'POP' || !isNew) return;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target === null) window.scrollTo(0, 0);
    else target.scrollIntoView();
  }, [hash, key, type]);
}
