import { type MouseEvent, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';

/** Delay before a held button repeats, then the interval of repeats, in ms. */
const DELAY = 400;
const INTERVAL = 70;

/** Handlers of a button that repeats its action while it is held, until `isDisabled`. */
export function useHeldPress(onPress: () => void, isDisabled: boolean) {
  const latest = useLatest(onPress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  // Also when it gets disabled: a disabled button receives no pointer events that would stop it.
  useEffect(() => stop, [isDisabled]);

  const repeat = (): void => {
    // Before the action, which may disable the button and so has to find the timer.
    timer.current = setTimeout(repeat, INTERVAL);
    latest.current();
  };
  return {
    onPointerDown: ({ button }: { button: number }): void => {
      stop();
      if (button === 0) timer.current = setTimeout(repeat, DELAY);
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
