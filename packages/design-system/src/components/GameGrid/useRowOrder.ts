import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { settleRows } from './settleRows';
import type { Slots } from './useSlots';

/** How long no row has to come in before the page counts as being at rest. */
const REST_MS = 200;

/**
 * Lets Tab and screen readers meet the rows from the first to the last. A row that scrolls in is drawn where another
 * went out, wherever that stands among its siblings: to move it there and then would cost as much again as to fill it.
 * So the order is set right when no more rows come in, after a leap at once, and before Tab looks for what is next.
 */
export function useRowOrder(ref: RefObject<HTMLElement | null>, slots: Slots): void {
  const before = useRef(slots);
  useLayoutEffect(() => {
    const isLeap = ![...slots.keys()].some((row) => before.current.has(row));
    before.current = slots;
    if (isLeap && ref.current !== null) settleRows(ref.current);
  }, [ref, slots]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (ref.current !== null) settleRows(ref.current);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [ref, slots]);

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && ref.current !== null) settleRows(ref.current);
    };
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [ref]);
}
