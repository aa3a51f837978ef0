import { type RefObject, useEffect } from 'react';
import { watchSize } from '../../hooks/watchSize';

/** Sets `--_time` on the parent: how long the element's width takes at `speed` px per second. */
export function useConstantSpeed(ref: RefObject<HTMLElement | null>, speed: number): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return watchSize([element], () => {
      const seconds = element.offsetWidth / speed;
      element.parentElement?.style.setProperty('--_time', `${seconds.toFixed(2)}s`);
    });
  });
}
