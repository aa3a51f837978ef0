import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { placeBelow } from '../Menu/placeBelow';

/** How long the mouse rests before the words come, in ms. */
const REST = 400;
/** Long enough to reach the words across the gap, in ms. */
const LEAVE = 160;

let closeShown: (() => void) | undefined;

/** Shows and hides the tip of what is inside `root`; the tip itself is a part of it. */
export function useTooltip(
  root: RefObject<HTMLElement | null>,
  tip: RefObject<HTMLElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useRef<() => void>(undefined);
  const isPressed = useRef(false);

  const hide = (): void => {
    clearTimeout(timer.current);
    stop.current?.();
  };
  const show = (): void => {
    clearTimeout(timer.current);
    const source = root.current;
    const element = tip.current;
    if (source === null || element === null || stop.current !== undefined) return;
    // Focus may rest on one control while the mouse rests on its neighbour.
    closeShown?.();
    element.showPopover({ source });
    placeBelow(element, source);
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // The dialog or list around it stays: Escape takes away one thing at a time.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    document.addEventListener('keydown', handleKey, true);
    const close = (): void => {
      document.removeEventListener('keydown', handleKey, true);
      if (element.isConnected) element.hidePopover();
      if (closeShown === close) closeShown = undefined;
      stop.current = undefined;
    };
    stop.current = close;
    closeShown = close;
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      stop.current?.();
    },
    [],
  );

  const waitToShow = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, REST);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') waitToShow();
    },
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      isPressed.current = false;
      clearTimeout(timer.current);
      const hasFocus = currentTarget.querySelector(':focus-visible') !== null;
      if (!hasFocus) timer.current = setTimeout(hide, LEAVE);
    },
    onPointerDown: ({ target }: PointerEvent): void => {
      isPressed.current = true;
      // Whoever presses knows what it does; whoever presses the words may want to copy them.
      if (!(target instanceof Node && tip.current?.contains(target) === true)) hide();
    },
    onPointerUp: (): void => {
      isPressed.current = false;
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      if (!isPressed.current && target.matches(':focus-visible')) show();
    },
    onBlur: (): void => hide(),
  };
}
