import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus of the banner goes. Unasked it takes none. Reopened it gets the focus, and gives it back to the
 * opener; the kinds get it when they appear.
 */
export function useConsentFocus(isReopened: boolean, isDetailed: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!isReopened) return undefined;
    const opener = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [isReopened]);

  useLayoutEffect(() => {
    if (isDetailed && !isReopened) list.current?.focus();
  }, [isDetailed, isReopened]);

  return { title, list };
}
