import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Puts a page that was newly gone to at its top, or at the element that its hash names (RT-16). */
export function useScrollReset(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type === 'POP') return;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target === null) window.scrollTo(0, 0);
    else target.scrollIntoView();
  }, [pathname, hash, type]);
}
