import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const toastsOf = (region: HTMLElement): Element[] => [...region.querySelectorAll('[data-toast]')];

/**
 * Keeps the focus when its toast disappears: it moves to the toast that follows, and after the last one to
 * where it was before.
 */
export function useReturnedFocus(region: RefObject<HTMLElement | null>, shown: unknown) {
  const before = useRef<HTMLElement>(null);
  const focusedIndex = useRef<number>(undefined);

  useLayoutEffect(() => {
    const element = region.current;
    const last = focusedIndex.current;
    if (element === null || last === undefined) return;
    if (element.contains(document.activeElement)) return;
    focusedIndex.current = undefined;
    const toasts = toastsOf(element);
    const toast = toasts[last] ?? toasts[last - 1];
    const target = toast?.querySelector<HTMLElement>(':scope > button') ?? before.current;
    if (target?.isConnected === true) target.focus({ preventScroll: true });
  }, [region, shown]);

  return {
    onFocus: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        before.current = relatedTarget;
      }
      focusedIndex.current = toastsOf(currentTarget).findIndex((toast) => toast.contains(target));
    },
    // Not called for a toast that is removed: React fires no events while it changes the DOM.
    onBlur: (): void => {
      focusedIndex.current = undefined;
    },
  };
}
