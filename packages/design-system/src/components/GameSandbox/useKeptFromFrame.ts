import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../hooks/useLatest';

/** How often to look for a focus that was taken while the window did not have it, in ms. */
const LOOK_EVERY_MS = 100;

/**
 * Makes a frame inert. Neither `inert` nor a modal dialog nor hiding the frame keeps a page of another origin from calling
 * `focus()`, in Chromium; from then on it would get the keys. So `onTaken` has to take the frame away, at once.
 */
export function useKeptFromFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  isInert: boolean,
  onTaken: () => void,
): void {
  const latest = useLatest(onTaken);
  useEffect(() => {
    const element = frame.current;
    if (!isInert || element === null) return undefined;
    const hadFocus = document.activeElement === element;
    // Not a prop: React 18 does not know the attribute.
    element.toggleAttribute('inert', true);
    element.blur();
    const look = (): void => {
      // Before the next key.
      if (document.activeElement === element) flushSync(() => latest.current());
    };
    window.addEventListener('blur', look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      window.removeEventListener('blur', look);
      clearInterval(timer);
      element.removeAttribute('inert');
      if (hadFocus && document.activeElement === document.body) element.focus();
    };
  }, [frame, isInert, latest]);
}
