import type { CoreDispatch } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';

const { onFocus, onFocusLost } = baseApi.internalActions;

/**
 * Tells the gateway's cache whether the tab is visible: polling (of the balance, for one) pauses while it is
 * hidden, and refetches on return, also from the back/forward cache. Returns a function that stops it.
 */
export function watchVisibility(dispatch: CoreDispatch): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener(
    'visibilitychange',
    () => dispatch(document.hidden ? onFocusLost() : onFocus()),
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => (persisted ? dispatch(onFocus()) : undefined),
    {
      signal,
    },
  );
  return () => stopped.abort();
}
