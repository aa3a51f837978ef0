import { type RefObject, useEffect } from 'react';
import { firstField } from '../../hooks/firstField';
import { readTopModal } from '../../hooks/topModal';

/**
 * Gives the focus to the first field of what comes late, and of what takes the place of what had it: a form after its
 * skeleton, the next step, a word of thanks. Whoever has gone on by themselves is left where they are.
 */
export function useArrivals(modal: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = modal.current;
    if (!isOpen || element === null) return undefined;
    let isWaiting = document.activeElement === element;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = (): void => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      const isHere = isLost || (isWaiting && activeElement === element);
      if (!isHere || readTopModal() !== element) return;
      const field = firstField(element);
      isWaiting = field === null;
      if (field !== null || isLost) (field ?? element).focus();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      // What came may choose for itself, once it has been drawn.
      timer = setTimeout(look);
    });
    const goOn = (): void => {
      isWaiting = false;
    };
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('keydown', goOn);
    element.addEventListener('pointerdown', goOn);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('keydown', goOn);
      element.removeEventListener('pointerdown', goOn);
    };
  }, [modal, isOpen]);
}
