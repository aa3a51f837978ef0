import { type MouseEvent, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';

/** How long a button is held before it repeats, and then between two repeats, in ms. */
const WAIT = 400;
const PACE = 70;

/** Handlers of a button that acts when it is pressed, and again and again while it is held, until `isDisabled`. */
export function useHeldPress(onPress: () => void, isDisabled: boolean) {
  const latest = useLatest(onPress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  // Also when it is disabled: under the finger it hears of no pointer any more.
  useEffect(() => stop, [isDisabled]);

  const repeat = (): void => {
    // Before it acts, which may disable the button and so stop it.
    timer.current = setTimeout(repeat, PACE);
    latest.current();
  };
  return {
    onPointerDown: ({ button }: { button: number }): void => {
      stop();
      if (button === 0) timer.current = setTimeout(repeat, WAIT);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: MouseEvent): void => {
      stop();
      event.preventDefault();
      latest.current();
    },
  };
}
