import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Makes the first tap of a finger show the choices of a card and the second one take the first of
 * them. Focus is the state: what is shown on focus needs no rendering. Mouse and keyboard act at once.
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
