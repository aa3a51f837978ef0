import { type RefObject, useLayoutEffect } from 'react';

export interface PopoverHandlers {
  /** Called before the popover opens or closes. */
  onBeforeToggle: (event: ToggleEvent) => void;
  /** Called after it has opened or closed. */
  onToggle: (event: ToggleEvent) => void;
}

/** Listens to a popover by hand: React 18 passes on the toggling of `details` alone. */
export function usePopoverEvents(
  popover: RefObject<HTMLElement | null>,
  { onBeforeToggle, onToggle }: PopoverHandlers,
): void {
  // After every render, since the element may be drawn later than its owner; and before anybody can
  // press what is drawn: an opening that nobody heard of would show an empty popover.
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
