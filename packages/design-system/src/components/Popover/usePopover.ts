import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { firstField } from '../../hooks/firstField';
import { useLatest } from '../../hooks/useLatest';
import { placeBelow } from '../Menu/placeBelow';

/** State and handlers of a panel. The native popover handles light dismissal and returns the focus. */
export function usePopover(onToggle: ((event: { isOpen: boolean }) => void) | undefined) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpenAtPress = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const toggled = useLatest(onToggle);

  const isShown = (): boolean => panel.current?.matches(':popover-open') ?? false;
  const close = (): void => {
    if (isShown()) panel.current?.hidePopover();
  };

  // By hand: React 18 supports `onToggle` on `details` only.
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const handleBefore = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') setIsOpen(true);
    };
    const handleToggle = ({ newState }: ToggleEvent): void => {
      const isNowOpen = newState === 'open';
      setIsOpen(isNowOpen);
      if (isNowOpen) {
        if (trigger.current !== null) placeBelow(element, trigger.current);
        (firstField(element) ?? element).focus();
      }
      toggled.current?.({ isOpen: isNowOpen });
    };
    element.addEventListener('beforetoggle', handleBefore);
    element.addEventListener('toggle', handleToggle);
    return () => {
      element.removeEventListener('beforetoggle', handleBefore);
      element.removeEventListener('toggle', handleToggle);
    };
  }, [toggled]);

  return {
    isOpen,
    close,
    root: {
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
        // Without a target the window has lost focus, or a press has already closed it.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
    trigger: {
      ref: trigger,
      'aria-expanded': isOpen,
      onPointerDown: (): void => {
        wasOpenAtPress.current = isShown();
      },
      onClick: (): void => {
        // A press on the button of an open panel has already closed it, like any press outside.
        if (isShown()) close();
        else if (!wasOpenAtPress.current) {
          const source = trigger.current ?? undefined;
          panel.current?.showPopover(source === undefined ? undefined : { source });
        }
        wasOpenAtPress.current = false;
      },
    },
    panel: { ref: panel },
  };
}
