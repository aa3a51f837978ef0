import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * True on a server and during hydration, false afterwards. Without server rendering it is always false. Use
 * it to render something simpler before elements can be measured.
 */
export const useIsFirstHtml = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
