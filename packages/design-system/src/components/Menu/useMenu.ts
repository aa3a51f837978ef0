import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePopoverEvents } from '../../hooks/usePopoverEvents';
import { createMenuKeys, itemsOf } from './menuKeys';
import { placeBelow } from './placeBelow';

/** Which item gets the focus when the list opens. */
type Entry = 'first' | 'last';

interface MenuOptions {
  /** Opens on mount, if the button was pressed before the menu was loaded. */
  isInitiallyOpen?: boolean;
}

/** State and handlers of a menu. The native popover handles light dismissal and returns the focus. */
export function useMenu({ isInitiallyOpen = false }: MenuOptions = {}) {
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entry = useRef<Entry>('first');
  const wasOpenAtPress = useRef(false);
  const [keys] = useState(createMenuKeys);
  const [isOpen, setIsOpen] = useState(false);

  const isShown = (): boolean => list.current?.matches(':popover-open') ?? false;
  const open = (how: Entry): void => {
    if (isShown()) return;
    entry.current = how;
    const source = trigger.current ?? undefined;
    list.current?.showPopover(source === undefined ? undefined : { source });
  };
  const openAtOnce = useRef(
    isInitiallyOpen
      ? () => {
          // So that the focus returns here: the button that was pressed has been replaced by this one.
          trigger.current?.focus();
          open('first');
        }
      : undefined,
  );
  useEffect(() => {
    // After the effect: opening renders the items by `flushSync`, which is not allowed inside an effect.
    if (openAtOnce.current !== undefined) queueMicrotask(openAtOnce.current);
    openAtOnce.current = undefined;
  }, []);
  const close = (): void => {
    if (isShown()) list.current?.hidePopover();
  };
  const enter = (how: Entry): void => {
    const element = list.current;
    if (element === null) return;
    const items = itemsOf(element);
    const checked = items.find((item) => item.ariaChecked === 'true');
    (checked ?? items.at(how === 'last' ? -1 : 0))?.focus();
  };

  const onTriggerKeyDown = (event: KeyboardEvent): void => {
    const how = event.key === 'ArrowDown' ? 'first' : event.key === 'ArrowUp' ? 'last' : undefined;
    if (how === undefined) return;
    event.preventDefault();
    if (isShown()) enter(how);
    else open(how);
  };

  const onListKeyDown = (event: KeyboardEvent): void => {
    // Closing first moves the focus back to the button, so Tab continues from there.
    if (event.key === 'Tab') close();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (list.current !== null && keys(list.current, event.key)) event.preventDefault();
    else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      // Links ignore Space, and the page would scroll.
      event.preventDefault();
      event.target.click();
    }
  };

  usePopoverEvents(list, {
    onBeforeToggle: ({ newState }) => {
      // The items have to be rendered before the list opens.
      if (newState === 'open') flushSync(() => setIsOpen(true));
    },
    onToggle: ({ newState }) => {
      if (newState === 'closed') setIsOpen(false);
      else if (list.current !== null && trigger.current !== null) {
        placeBelow(list.current, trigger.current);
        enter(entry.current);
      }
    },
  });

  return {
    isOpen,
    close,
    /** Moves the focus to the checked item, else to the first or last one. */
    enter,
    trigger: {
      ref: trigger,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onKeyDown: onTriggerKeyDown,
      onPointerDown: (): void => {
        wasOpenAtPress.current = isShown();
      },
    },
    /** Handles a press on the button: opens or closes the list. */
    onPress: (): void => {
      // A press on the button of an open list has already closed it, like any press outside.
      if (isShown()) enter('first');
      else if (!wasOpenAtPress.current) open('first');
      wasOpenAtPress.current = false;
    },
    list: {
      ref: list,
      onKeyDown: onListKeyDown,
    },
  };
}
