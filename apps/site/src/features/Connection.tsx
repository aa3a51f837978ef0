import { useOnline } from '@parlour/design-system/hooks/useOnline';
import { useCoreDispatch, useSlowCalls } from '@parlour/feature-core';
import { ConnectionStatus, NavigationError } from '@parlour/feature-frame';
import { baseApi } from '@parlour/gateway-openapi';
import { useEffect } from 'react';

const { onOffline, onOnline } = baseApi.internalActions;

/** Watches the way to the gateway: what the page shows is asked for once more when it is back. */
export function Connection() {
  const dispatch = useCoreDispatch();
  const isOnline = useOnline();
  useEffect(() => {
    // Said of a change only: what is on the page at the start has just been asked for.
    if (isOnline) return undefined;
    dispatch(onOffline());
    return () => void dispatch(onOnline());
  }, [dispatch, isOnline]);
  return (
    <>
      <ConnectionStatus isOffline={!isOnline} isSlow={useSlowCalls()} />
      <NavigationError isOffline={!isOnline} />
    </>
  );
}
