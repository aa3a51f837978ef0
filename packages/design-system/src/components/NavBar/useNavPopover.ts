import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { usePopoverEvents } from '../../hooks/usePopoverEvents';

/** Time for the mouse to cross the gap between entry and drop-down, in ms. */
const LEAVE_DELAY = 160;

/** Opens and closes the drop-down of one entry, and positions it below the entry and inside the window. */
export function useNavPopover<E extends HTMLElement = HTMLLIElement>() {
  const id = useId();
  const item = useRef<E>(null);
  const popover = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturning = useRef(false);
  const wasOpenAtPress = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const [position, setPosition] = useState<CSSProperties>();

  const show = (): void => {
    clearTimeout(leaving.current);
    const rect = item.current?.getBoundingClientRect();
    const element = popover.current;
    if (rect === undefined || element === null || element.matches(':popover-open')) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const start = isRtl ? document.documentElement.clientWidth - rect.right : rect.left;
    setPosition({
      '--_start': `${String(Math.max(8, start))}px`,
      '--_top': `${String(rect.bottom)}px`,
    } as CSSProperties);
    element.showPopover();
  };
  const hide = (): void => {
    const element = popover.current;
    if (element?.matches(':popover-open') === true) element.hidePopover();
  };

  usePopoverEvents(popover, {
    onBeforeToggle: ({ newState }) => {
      // The links have to exist as soon as the list is open, or a quick Tab skips them.
      if (newState === 'open') setIsOpen(true);
      // Focus that returns to the arrow when the list closes must not open it again.
      isReturning.current = newState === 'closed';
    },
    onToggle: ({ newState }) => {
      isReturning.current = false;
      setIsOpen(newState === 'open');
    },
  });

  return {
    isOpen,
    itemProps: {
      ref: item,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') show();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') leaving.current = setTimeout(hide, LEAVE_DELAY);
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (relatedTarget instanceof Node && item.current?.contains(relatedTarget) !== true) hide();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        hide();
        item.current?.querySelector('button')?.focus();
      },
    },
    buttonProps: {
      'aria-expanded': isOpen,
      'aria-controls': id,
      onFocus: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
        // A press also focuses, but opens the list in `onClick`.
        if (!isReturning.current && currentTarget.matches(':focus-visible')) show();
      },
      onPointerDown: () => {
        wasOpenAtPress.current = isOpen;
      },
      onClick: ({ detail }: MouseEvent) => {
        // A pointer that presses the arrow of an open list has already closed it, like any press outside. Keys and screen
        // readers, which give no `detail`, have not.
        const wasOpen = detail === 0 ? isOpen : wasOpenAtPress.current;
        wasOpenAtPress.current = false;
        if (wasOpen) hide();
        else show();
      },
    },
    popoverProps: {
      id,
      ref: popover,
      style: position,
      onClick: hide,
    },
  };
}
