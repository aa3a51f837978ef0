import { type RefObject, useLayoutEffect } from 'react';

export interface PopoverHandlers {
  /** Called before the popover opens or closes. */
  onBeforeToggle: (event: ToggleEvent) => void;
  /** Called after it has opened or closed. */
  onToggle: (event: ToggleEvent) => void;
}

/** Adds listeners to a popover by hand: React 18 supports `onToggle` on `details` only. */
export function usePopoverEvents(
  popover: RefObject<HTMLElement | null>,
  { onBeforeToggle, onToggle }: PopoverHandlers,
): void {
  // After every render, since the element may be rendered later than its owner; and before the user can press it: a
  // missed event would leave the popover empty.
  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null) return undefined;
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('toggle', onToggle);
    return () => {
      element.removeEventListener('beforetoggle', onBeforeToggle);
      element.removeEventListener('toggle', onToggle);
    };
  });
}
