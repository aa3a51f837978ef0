import { isInGamePath, useCoreSelector } from '@parlour/feature-core';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useLocation } from 'react-router-dom';

/** How to retry categories that failed to load; null if they are loaded, and in a game. */
export function useNavigationError() {
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const isInGame = isInGamePath(useLocation().pathname);
  const { data, error, isLoading, isFetching, refetch } = useGetGameVendorsQuery(
    { merchantCode },
    { skip: isInGame, refetchOnReconnect: true },
  );
  // Not by `error`, which is empty during a retry.
  return data !== undefined || isLoading || isInGame
    ? null
    : { onRetry: () => void refetch(), isRetrying: isFetching, error };
}
