import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { DURATIONS } from '../../tokens/scale';

/** Height of a digit, in em. */
const LINE = 1.2;
const ROLL = {
  duration: Number.parseInt(DURATIONS.slide, 10),
  easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
};

// A server knows no layout, and says so for each layout effect.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Where a strip stands that shows this digit. */
export const shiftTo = (digit: number): string => `translateY(${String(digit * -LINE)}em)`;

/**
 * Rolls a strip to its digit. An animation by hand, and not a transition, whose beginning and end are
 * events of the page that React hears of: each costs a frame.
 */
export function useRoll(strip: RefObject<HTMLElement | null>, digit: number | undefined): void {
  const shown = useRef(digit);
  useBeforePaint(() => {
    const from = shown.current;
    shown.current = digit;
    if (from === undefined || digit === undefined || from === digit) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    strip.current?.animate({ transform: [shiftTo(from), shiftTo(digit)] }, ROLL);
  }, [digit, strip]);
}
