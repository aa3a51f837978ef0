import { type RefObject, useEffect, useState } from 'react';
import { watchAwake } from './watchAwake';

/**
 * True while the element is on screen and the tab is visible; renders only when that changes. With `around`
 * the parent is observed instead, for an element that moves out of view inside its parent.
 */
export function useAwake(ref: RefObject<Element | null>, around = false): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const element = around ? ref.current?.parentElement : ref.current;
    return element ? watchAwake(element, setAwake) : undefined;
  }, [ref, around]);
  return isAwake;
}
