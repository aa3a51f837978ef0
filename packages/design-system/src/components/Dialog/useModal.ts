import { type RefObject, useLayoutEffect, useState } from 'react';
import { firstField } from '../../hooks/firstField';
import { announceModalChange, lockPageScroll } from '../../hooks/topModal';
import { returnFocus } from './returnFocus';

/** Return value that marks a close by the program, such as when a parent is hidden: the user did not ask for it. */
export const CLOSED_BY_PROGRAM = 'left';

/**
 * Opens the dialog with the focus on `target`. The browser would choose the close button, which comes first, and moving
 * the focus afterwards would paint and announce twice.
 */
function openAt(element: HTMLDialogElement, target: HTMLElement): void {
  const wasChosen = target.hasAttribute('autofocus');
  target.toggleAttribute('autofocus', true);
  element.showModal();
  target.toggleAttribute('autofocus', wasChosen);
  if (document.activeElement !== target) target.focus();
}

/** Opens and closes the dialog. Returns whether to render the content, which stays until the exit transition ends. */
export function useModal(modal: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useLayoutEffect(() => {
    const element = modal.current;
    if (!isOpen || element === null) return undefined;
    element.returnValue = '';
    const opener = document.activeElement;
    openAt(element, firstField(element) ?? element);
    announceModalChange();
    lockPageScroll();

    const leave = async (): Promise<void> => {
      element.close(CLOSED_BY_PROGRAM);
      announceModalChange();
      lockPageScroll();
      returnFocus(opener, element);
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      // The opener may be gone by now, as the login button is after a login.
      if (!element.open) returnFocus(opener, element);
      setIsPresent(element.open);
    };
    return () => void leave();
  }, [isOpen, modal]);

  return isOpen || isPresent;
}
