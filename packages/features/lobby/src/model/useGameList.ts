import { GAME_PLATFORM, useCoreSelector, useLanguage } from '@parlour/feature-core';
import type { Game, LanguageCode } from '@parlour/gateway-openapi/start';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type GameFilters, MIN_BET, MIN_LINES } from './gameFilters';
import { useCatalogue } from './useCatalogue';
import { type GamePages, useGamePages } from './useGamePages';
import { useSearchedGames } from './useSearchedGames';

/**
 * The games of one type that fit the filters (LOB-01). What is searched for is found in the catalogue as
 * soon as that is there, and by the gateway until then.
 */
export function useGameList(gameType: string, filters: GameFilters): GamePages {
  const merchant = useCoreSelector((state) => state.merchant.merchantCode);
  const { code } = useLanguage();
  const { search, vendor, classify, onlyNew, hasMinBet, hasMinLines } = filters;
  const words = search.trim();
  const query: Parameters<typeof useGamePages>[0] = {
    clientType: 3,
    platform: GAME_PLATFORM,
    merchant,
    gameType,
    language: code as LanguageCode,
    ...(vendor === null ? {} : { vassalage: vendor }),
    ...(classify === null ? {} : { gameClassify: classify }),
    ...(words === '' ? {} : { gameName: words }),
    ...(onlyNew ? { isNew: 1 } : {}),
    ...(hasMinBet ? { minBet: MIN_BET } : {}),
    ...(hasMinLines ? { minLineNum: MIN_LINES } : {}),
  };
  const [hasStarted, setHasStarted] = useState(false);
  const searched = useSearchedGames(useCatalogue(gameType, hasStarted), filters);
  const listed = useGamePages(query, searched !== null);
  const isThere = listed.status === 'ready';
  useEffect(() => {
    if (isThere) setHasStarted(true);
  }, [isThere]);
  return searched ?? listed;
}

/** Games that come in one answer, as a list of pages. */
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
