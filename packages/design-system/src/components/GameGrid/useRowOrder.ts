import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { sortRows } from './sortRows';
import type { Slots } from './useSlots';

/** Time without a new row after which scrolling counts as finished. */
const REST_MS = 200;

/**
 * Keeps the rows in order for Tab and screen readers. A new row reuses the element of one that scrolled out, wherever
 * that is among its siblings. Moving it immediately would cost as much as filling it, so rows are sorted when scrolling
 * has finished, immediately after a jump, and before Tab moves the focus.
 */
export function useRowOrder(ref: RefObject<HTMLElement | null>, slots: Slots): void {
  const before = useRef(slots);
  useLayoutEffect(() => {
    const isJump = ![...slots.keys()].some((row) => before.current.has(row));
    before.current = slots;
    if (isJump && ref.current !== null) sortRows(ref.current);
  }, [ref, slots]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (ref.current !== null) sortRows(ref.current);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [ref, slots]);

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && ref.current !== null) sortRows(ref.current);
    };
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [ref]);
}
