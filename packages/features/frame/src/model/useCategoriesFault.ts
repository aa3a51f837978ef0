import { isInGamePath, useCoreSelector } from '@parlour/feature-core';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { useLocation } from 'react-router-dom';

/** How the categories are asked for again where they did not come; null where they are there, and in a game. */
export function useCategoriesFault() {
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const isInGame = isInGamePath(useLocation().pathname);
  const { data, error, isLoading, isFetching, refetch } = useGetGameVendorsQuery(
    { merchantCode },
    { skip: isInGame, refetchOnReconnect: true },
  );
  // Not by the error: while they are asked for again there is none.
  return data !== undefined || isLoading || isInGame
    ? null
    : { onRetry: () => void refetch(), isRetrying: isFetching, error };
}
