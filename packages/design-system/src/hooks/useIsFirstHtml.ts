import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * True on a server, and in the browser while it takes over what a server drew; false from the first
 * render on where there was no server. What has to be measured draws something plainer meanwhile.
 */
export const useIsFirstHtml = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
