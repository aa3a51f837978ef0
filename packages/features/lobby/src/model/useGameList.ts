import { useCoreSelector, useLanguage } from '@parlour/feature-core';
import type { Game } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameFilters } from './gameFilters';
import { gameListQuery } from './gameListQuery';
import { useCatalogue } from './useCatalogue';
import { type GamePages, useGamePages } from './useGamePages';
import { useSearchedGames } from './useSearchedGames';

/**
 * The games of one type that match the filters (LOB-01). The gateway searches until the catalogue is loaded;
 * from then on the search runs in the catalogue.
 */
export function useGameList(gameType: string, filters: GameFilters): GamePages {
  const merchant = useCoreSelector((state) => state.merchant.merchantCode);
  const { code: language } = useLanguage();
  const query = gameListQuery({ merchant, gameType, language }, filters);
  const [hasStarted, setHasStarted] = useState(false);
  const searched = useSearchedGames(useCatalogue(gameType, hasStarted), filters);
  const listed = useGamePages(query, searched !== null);
  const isThere = listed.status === 'ready';
  useEffect(() => {
    if (isThere) setHasStarted(true);
  }, [isThere]);
  return searched ?? listed;
}

/** Adapts games of one answer to the interface of a paged list. */
export function useWholeList({
  status,
  error,
  games,
  retry,
}: {
  status: GamePages['status'];
  error?: unknown;
  games: readonly Game[];
  retry: () => void;
}): GamePages {
  const gameAt = useCallback((index: number) => games[index], [games]);
  return useMemo(
    () => ({ status, error, total: games.length, gameAt, need: () => undefined, retry }),
    [status, error, games, gameAt, retry],
  );
}
