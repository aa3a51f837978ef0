import { type MouseEvent, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';

/** How long a button is held before it repeats, and then between two repeats, in ms. */
const WAIT = 400;
const PACE = 70;

/** Handlers of a button that acts when it is pressed, and again and again while it is held. */
export function useHeldPress(onPress: () => void) {
  const latest = useLatest(onPress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const repeat = (): void => {
    latest.current();
    timer.current = setTimeout(repeat, PACE);
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
