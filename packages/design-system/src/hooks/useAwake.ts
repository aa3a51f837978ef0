import { type RefObject, useEffect, useState } from 'react';
import { watchAwake } from './watchAwake';

/** True while the element is on screen in a tab that is seen; renders only when that changes. */
export function useAwake(ref: RefObject<Element | null>): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => (ref.current === null ? undefined : watchAwake(ref.current, setAwake)), [ref]);
  return isAwake;
}
