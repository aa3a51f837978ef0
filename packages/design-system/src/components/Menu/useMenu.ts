import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useRef,
  useState,
} from 'react';
import { createMenuKeys, itemsOf } from './menuKeys';
import { placeBelow } from './placeBelow';

/** Where focus goes when the list opens; hovering leaves it where it is. */
type Entry = 'first' | 'last' | 'none';

/** Time in ms in which the pointer may cross the gap between button and list. */
const LEAVE_DELAY = 200;

/** State and handlers of a menu; opening, closing and focus on the way back are the popover's own. */
export function useMenu(opensOnHover: boolean) {
  const trigger = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entry = useRef<Entry>('first');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasOpenAtPress = useRef(false);
  const isQuiet = useRef(false);
  const [keys] = useState(createMenuKeys);
  const [isOpen, setIsOpen] = useState(false);

  const isShown = (): boolean => list.current?.matches(':popover-open') ?? false;
  const open = (how: Entry): void => {
    clearTimeout(leaving.current);
    if (isShown()) return;
    entry.current = how;
    const source = trigger.current ?? undefined;
    list.current?.showPopover(source === undefined ? undefined : { source });
  };
  const close = (): void => {
    if (isShown()) list.current?.hidePopover();
  };
  const enter = (how: Entry): void => {
    const element = list.current;
    if (element === null || how === 'none') return;
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
    // Closing first puts focus back on the button, from where Tab goes on.
    if (event.key === 'Tab') close();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (list.current !== null && keys(list.current, event.key)) event.preventDefault();
  };

  const hover = {
    onPointerEnter: (event: ReactPointerEvent): void => {
      if (event.pointerType === 'mouse') open('none');
    },
    onPointerLeave: (event: ReactPointerEvent): void => {
      if (event.pointerType === 'mouse') leaving.current = setTimeout(close, LEAVE_DELAY);
    },
    onFocus: (event: { target: EventTarget }): void => {
      if (event.target !== trigger.current || isQuiet.current) return;
      if (trigger.current.matches(':focus-visible')) open('none');
    },
    onBlur: (event: FocusEvent): void => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };

  return {
    isOpen,
    close,
    root: opensOnHover ? hover : {},
    trigger: {
      ref: trigger,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onKeyDown: onTriggerKeyDown,
      onPointerDown: (): void => {
        wasOpenAtPress.current = isShown();
      },
    },
    /** For a button: opens or closes. */
    onPress: (): void => {
      // A press on the button of an open list has closed it already, as any press outside.
      if (isShown()) enter('first');
      else if (!wasOpenAtPress.current || opensOnHover) open('first');
      wasOpenAtPress.current = false;
    },
    /** For a link: true when this tap only opens the list, since a finger cannot hover. */
    takesTap: (click: MouseEvent): boolean => {
      const isTouch = click instanceof PointerEvent && click.pointerType === 'touch';
      if (!isTouch || wasOpenAtPress.current) return false;
      open('none');
      return true;
    },
    list: {
      ref: list,
      onKeyDown: onListKeyDown,
      onBeforeToggle: (event: { newState: string }): void => {
        const willOpen = event.newState === 'open';
        isQuiet.current = !willOpen;
        if (willOpen) setIsOpen(true);
      },
      onToggle: (event: { newState: string }): void => {
        isQuiet.current = false;
        if (event.newState === 'closed') setIsOpen(false);
        else if (list.current !== null && trigger.current !== null) {
          placeBelow(list.current, trigger.current);
          enter(entry.current);
        }
      },
    },
  };
}
