import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * On touch, the first tap shows the buttons of a card and the second one presses the first button. The
 * state is the focus, so no render is needed. Mouse and keyboard act immediately.
 */
export function useTapReveal(onPress: () => void) {
  const isFirstTap = useRef(false);
  return {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      isFirstTap.current =
        pointerType === 'touch' &&
        currentTarget.parentElement?.contains(document.activeElement) === false;
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (isFirstTap.current) currentTarget.focus();
      else onPress();
      isFirstTap.current = false;
    },
  };
}
