// @chunk lists
import { hotGamesQuery, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { type Game, useGetHotGamesQuery } from '@parlour/gateway-openapi/start';
import { useCallback, useMemo } from 'react';

export interface HotGames {
  status: 'loading' | 'ready' | 'failed';
  /** Why, where it failed. */
  error?: unknown;
  games: readonly Game[];
  /** Why those that are shown could not be asked for anew; undefined unless that was so. */
  refreshError?: unknown;
  isRefreshing: boolean;
  /** Asks the gateway anew, whatever is kept (CACHE-01). */
  refresh: () => void;
}

const NONE: readonly Game[] = [];

/** The hot games (RT-04), or those of one vendor. */
export function useHotGames(vendor: string | null = null): HotGames {
  const merchantCode = useCoreSelector((state) => state.merchant.merchantCode);
  const { code } = useLanguage();
  const {
    currentData: games,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetHotGamesQuery(hotGamesQuery(merchantCode, code));
  // The same list until there is another one: whoever draws it draws all of it again at a new one.
  const shown = useMemo(
    () => (vendor === null ? games : games?.filter(({ vassalage }) => vassalage === vendor)),
    [games, vendor],
  );
  return {
    status: games !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    error,
    games: shown ?? NONE,
    refreshError: isError && games !== undefined ? error : undefined,
    isRefreshing: isFetching && games !== undefined,
    refresh: useCallback(() => void refetch(), [refetch]),
  };
}
