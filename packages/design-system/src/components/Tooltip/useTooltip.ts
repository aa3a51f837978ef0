import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { placeBelow } from '../Menu/placeBelow';

/** Delay before the tooltip opens on hover, in ms. */
const OPEN_DELAY = 400;
/** Time for the mouse to cross the gap to the tooltip, in ms. */
const CLOSE_DELAY = 160;

let closeOpenTip: (() => void) | undefined;

/** Shows and hides the tooltip of a control inside `root`; `tip` is inside it too. */
export function useTooltip(
  root: RefObject<HTMLElement | null>,
  tip: RefObject<HTMLElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeTip = useRef<() => void>(undefined);
  const isPressed = useRef(false);

  const hide = (): void => {
    clearTimeout(timer.current);
    closeTip.current?.();
  };
  const show = (): void => {
    clearTimeout(timer.current);
    const source = root.current;
    const element = tip.current;
    if (source === null || element === null || closeTip.current !== undefined) return;
    // One control may be focused while its neighbour is hovered: only one tooltip is open.
    closeOpenTip?.();
    element.showPopover({ source });
    placeBelow(element, source);
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Closes the tooltip only, not a dialog or list around it.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    document.addEventListener('keydown', handleKey, true);
    const close = (): void => {
      document.removeEventListener('keydown', handleKey, true);
      if (element.isConnected) element.hidePopover();
      if (closeOpenTip === close) closeOpenTip = undefined;
      closeTip.current = undefined;
    };
    closeTip.current = close;
    closeOpenTip = close;
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      closeTip.current?.();
    },
    [],
  );

  const showLater = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, OPEN_DELAY);
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') showLater();
    },
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      isPressed.current = false;
      clearTimeout(timer.current);
      const hasFocus = currentTarget.querySelector(':focus-visible') !== null;
      if (!hasFocus) timer.current = setTimeout(hide, CLOSE_DELAY);
    },
    onPointerDown: ({ target }: PointerEvent): void => {
      isPressed.current = true;
      // A press on the control hides the tooltip. A press on its text may be a selection to copy.
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
