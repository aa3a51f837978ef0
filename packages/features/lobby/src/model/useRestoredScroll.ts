import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Last scroll position of each visited history entry, in px. */
const left = new Map<string, number>();

/** Frames in which a page that has just rendered may still change its height. */
const SETTLING = 20;
/** Events that show that the visitor scrolls; restoring stops then. */
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position and holds it for `SETTLING` frames. Returns a function that stops it. */
function settleAt(top: number): () => void {
  let frames = 0;
  let frame = 0;
  const giveUp = (): void => {
    cancelAnimationFrame(frame);
    for (const type of TAKEN_OVER) window.removeEventListener(type, giveUp);
  };
  const settle = (): void => {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
    frames += 1;
    if (frames > SETTLING) giveUp();
    else frame = requestAnimationFrame(settle);
  };
  for (const type of TAKEN_OVER) window.addEventListener(type, giveUp, { passive: true });
  settle();
  return giveUp;
}

/** Restores the scroll position of a list once its games have loaded (LOB-02). */
export function useRestoredScroll(isReady: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef('');
  // A layout effect: it runs before the page is painted, and is cleaned up before the next page scrolls.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    const top = left.get(key);
    const isNew = shown.current !== key;
    shown.current = key;
    const giveUp = isNew && isBack && top !== undefined ? settleAt(top) : undefined;
    const note = (): void => {
      left.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      giveUp?.();
      window.removeEventListener('scroll', note);
    };
  }, [isReady, isBack, key]);
}
