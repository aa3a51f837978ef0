import { type RefObject, useEffect } from 'react';

const LOOK_EVERY_MS = 100;

const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active instanceof HTMLIFrameElement;

/**
 * Takes the focus back from an iframe, to where it was. Neither a modal dialog nor `inert` keeps a page of another
 * origin from calling `focus()`, in Chromium. One that calls it all the time still gets a key in between: `GameSandbox` with
 * `isInert` has such a game taken away, and then nothing has the focus.
 */
export function useKeptFocus(modal: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = modal.current;
    if (!isOpen || element === null) return undefined;
    let last: HTMLElement = element;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last = target;
    };
    const takeBack = (): void => {
      if (isLost(document.activeElement))
        (last.isConnected ? last : element).focus({ preventScroll: true });
    };
    // It may come before `activeElement` is the iframe, when the focus can not be kept yet.
    const handleBlur = () => void setTimeout(takeBack);
    element.addEventListener('focusin', note);
    window.addEventListener('blur', handleBlur);
    // A frame may go, or take the focus in a window without it, and the page hears of neither.
    const timer = setInterval(takeBack, LOOK_EVERY_MS);
    handleBlur();
    return () => {
      clearInterval(timer);
      element.removeEventListener('focusin', note);
      window.removeEventListener('blur', handleBlur);
    };
  }, [modal, isOpen]);
}
