// @chunk lists
import { hotGamesQuery, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { type Game, useGetHotGamesQuery } from '@parlour/gateway-openapi/start';
import { useCallback, useMemo } from 'react';

export interface HotGames {
  status: 'loading' | 'ready' | 'failed';
  /** The error of the last call, if it failed. */
  error?: unknown;
  games: readonly Game[];
  /** The error, if a refetch of the games that are shown failed; else undefined. */
  refreshError?: unknown;
  isRefreshing: boolean;
  /** Refetches, whatever is cached (CACHE-01). */
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
  // Memoized: a new array would render all cards again.
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
