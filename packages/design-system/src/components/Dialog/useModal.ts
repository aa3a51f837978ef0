import { type RefObject, useLayoutEffect, useState } from 'react';
import { firstField } from '../../hooks/firstField';
import { announceModalChange, holdPage } from '../../hooks/topModal';
import { returnFocus } from './returnFocus';

/** What the element answers when it is closed from here, as when all around it is hidden: nobody asked for it. */
export const LEFT = 'left';

/**
 * Opens the element with the focus on `target`. The browser would choose the button that closes, since it comes first,
 * and moving the focus on from there would have it draw and tell twice.
 */
function openAt(element: HTMLDialogElement, target: HTMLElement): void {
  const wasChosen = target.hasAttribute('autofocus');
  target.toggleAttribute('autofocus', true);
  element.showModal();
  target.toggleAttribute('autofocus', wasChosen);
  if (document.activeElement !== target) target.focus();
}

/** Opens and closes the element, and tells whether its content is on the page, also on the way out. */
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
    holdPage();

    const leave = async (): Promise<void> => {
      element.close(LEFT);
      announceModalChange();
      holdPage();
      returnFocus(opener, element);
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      // What opened it may go with what it did, as a log-in button does.
      if (!element.open) returnFocus(opener, element);
      setIsPresent(element.open);
    };
    return () => void leave();
  }, [isOpen, modal]);

  return isOpen || isPresent;
}
