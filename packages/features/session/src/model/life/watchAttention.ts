import type { CoreDispatch } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';

const { onFocus, onFocusLost } = baseApi.internalActions;

/**
 * Tells the gateway's cache whether the tab is seen: what is kept fresh, such as the balance, is asked for
 * anew on the way back, also from the back button's cache, and rests until then. Gives back the way to stop.
 */
export function watchAttention(dispatch: CoreDispatch): () => void {
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
