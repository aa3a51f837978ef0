import { type RefObject, useEffect } from 'react';
import { firstField } from '../../hooks/firstField';
import { readTopModal } from '../../hooks/topModal';

/**
 * Focuses the first field of late content, and of content that replaces the focused one: a form after its skeleton, the
 * next step, a thank-you. If the user has moved the focus meanwhile, it stays there.
 */
export function useLateFocus(modal: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = modal.current;
    if (!isOpen || element === null) return undefined;
    let isWaiting = document.activeElement === element;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const check = (): void => {
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
      // Deferred, so that new content can set the focus itself.
      timer = setTimeout(check);
    });
    const handleUserInput = (): void => {
      isWaiting = false;
    };
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('keydown', handleUserInput);
    element.addEventListener('pointerdown', handleUserInput);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('keydown', handleUserInput);
      element.removeEventListener('pointerdown', handleUserInput);
    };
  }, [modal, isOpen]);
}
