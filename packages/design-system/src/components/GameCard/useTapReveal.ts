import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * On touch, the first tap shows the buttons of a card and the second one presses the first of them. The
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
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isFirstTap.current) {
        // A link is not followed yet.
        event.preventDefault();
        event.currentTarget.focus();
      } else onPress();
      isFirstTap.current = false;
    },
  };
}
