import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited entry of the history was left, in px. */
const left = new Map<string, number>();

/** Frames in which a page that has just been drawn may still change its height. */
const SETTLING = 20;
/** By these a person takes the page over. */
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Goes to a place and stays there while the page finds its height; the answer gives it up. */
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

/** Comes back to where a list was left, once its games are there (LOB-02). */
export function useRestoredScroll(isReady: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef('');
  // Before the page is drawn, and gone before the next one moves it.
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
