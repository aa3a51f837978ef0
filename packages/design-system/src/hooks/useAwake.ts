import { type RefObject, useEffect, useState } from 'react';
import { watchAwake } from './watchAwake';

/**
 * True while the element is on screen in a tab that is seen; renders only when that changes. Of one that moves
 * within another, which cuts it off, `around` watches that other one: half way it may be out of sight itself.
 */
export function useAwake(ref: RefObject<Element | null>, around = false): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const element = around ? ref.current?.parentElement : ref.current;
    return element ? watchAwake(element, setAwake) : undefined;
  }, [ref, around]);
  return isAwake;
}
