import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the title when the slip and the receipt take turns: the button that was pressed is gone. */
export function useTitleFocus(root: RefObject<HTMLElement | null>, hasReceipt: boolean): void {
  const had = useRef(hasReceipt);
  useEffect(() => {
    if (had.current !== hasReceipt)
      root.current?.querySelector<HTMLElement>('[data-slip-title]')?.focus();
    had.current = hasReceipt;
  }, [root, hasReceipt]);
}
