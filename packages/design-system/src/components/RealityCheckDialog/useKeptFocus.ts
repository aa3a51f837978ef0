import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus back from an iframe, to where it was. Neither a modal dialog nor `inert` keeps a page of another
 * origin from calling `focus()`, in Chromium; from then on it would get the keys. One that calls it all the time may still
 * get one in between.
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
      if (!(document.activeElement instanceof HTMLIFrameElement)) return;
      (last.isConnected ? last : element).focus({ preventScroll: true });
    };
    // All that a page hears of it. It comes before `activeElement` is the iframe, when the focus can not be kept yet.
    const handleBlur = () => void setTimeout(takeBack);
    element.addEventListener('focusin', note);
    window.addEventListener('blur', handleBlur);
    handleBlur();
    return () => {
      element.removeEventListener('focusin', note);
      window.removeEventListener('blur', handleBlur);
    };
  }, [modal, isOpen]);
}
