import { useOnline } from '@parlour/design-system/hooks/useOnline';
import { useCoreDispatch, useSlowCalls } from '@parlour/feature-core';
import { ConnectionStatus, NavigationError } from '@parlour/feature-frame';
import { baseApi } from '@parlour/gateway-openapi';
import { useEffect } from 'react';

const { onOffline, onOnline } = baseApi.internalActions;

/** Refetches what the page shows when the connection to the gateway is back. */
export function Connection() {
  const dispatch = useCoreDispatch();
  const isOnline = useOnline();
  useEffect(() => {
    // Only changes count: at the start everything has just been fetched.
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
