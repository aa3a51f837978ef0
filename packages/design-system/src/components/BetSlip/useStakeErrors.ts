import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first stake with an error once a bet has come back. */
export function useStakeErrors(root: RefObject<HTMLElement | null>, isLocked: boolean): void {
  const wasLocked = useRef(false);
  useEffect(() => {
    if (wasLocked.current && !isLocked)
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasLocked.current = isLocked;
  }, [root, isLocked]);
}
