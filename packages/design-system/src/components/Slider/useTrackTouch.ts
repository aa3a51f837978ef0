import { type PointerEvent, type RefObject, useRef } from 'react';
import { enterValue } from '../NumberField/enterValue';

interface Touch {
  /** The value before it. */
  from: string;
  /** The value where the finger came down, until it has moved along the track. */
  first: string | undefined;
  isNew: boolean;
}

interface TrackTouch {
  /** Whether a value is only where a finger came down. */
  isEarly: (value: string) => boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

/**
 * Lets a finger scroll the page across the track. Browsers move the thumb as soon as a finger comes down, before it is
 * known whether it will scroll: that first value waits until the finger moves along the track or is lifted.
 * `onCancel` is called once the value from before is back.
 */
export function useTrackTouch(
  input: RefObject<HTMLInputElement | null>,
  onCancel: () => void,
): TrackTouch {
  const touch = useRef<Touch>(undefined);
  const end = (value: string | undefined): void => {
    touch.current = undefined;
    if (input.current !== null && value !== undefined) enterValue(input.current, value);
  };
  return {
    isEarly: (value) => {
      const { current } = touch;
      const isFirst = current?.isNew === true;
      if (current !== undefined) {
        current.first = isFirst ? value : undefined;
        current.isNew = false;
      }
      return isFirst;
    },
    handlers: {
      onPointerDown: ({ isPrimary, pointerType }) => {
        if (!isPrimary || pointerType === 'mouse') return;
        touch.current = { from: input.current?.value ?? '', first: undefined, isNew: true };
      },
      onPointerUp: ({ isPrimary }) => {
        if (isPrimary) end(touch.current?.first);
      },
      // The page scrolls instead, or the phone has taken the touch for itself.
      onPointerCancel: ({ isPrimary }) => {
        if (!isPrimary) return;
        end(touch.current?.from);
        onCancel();
      },
    },
  };
}
