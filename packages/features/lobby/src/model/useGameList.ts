import { GAME_PLATFORM, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { type Game, type LanguageCode, useGetHotGamesQuery } from '@parlour/gateway-openapi/start';
import { useCallback, useMemo } from 'react';
import type { GameFilters } from './gameFilters';
import { type GamePages, useGamePages } from './useGamePages';

/** The games of one type that fit the filters (LOB-01). */
export function useGameList(gameType: string, filters: GameFilters): GamePages {
  const merchant = useCoreSelector((state) => state.merchant.merchantCode);
  const { code } = useLanguage();
  const { search, vendor, classify, onlyNew } = filters;
  const words = search.trim();
  return useGamePages({
    clientType: 3,
    platform: GAME_PLATFORM,
    merchant,
    gameType,
    language: code as LanguageCode,
    ...(vendor === null ? {} : { vassalage: vendor }),
    ...(classify === null ? {} : { gameClassify: classify }),
    ...(words === '' ? {} : { gameName: words }),
    ...(onlyNew ? { isNew: 1 as const } : {}),
  });
}

const NONE: readonly Game[] = [];

/** The hot games, which come in one answer (RT-04). */
export function useHotGames(): GamePages {
  const merchantCode = useCoreSelector((state) => state.merchant.merchantCode);
  const { code } = useLanguage();
  const { data, isError, refetch } = useGetHotGamesQuery({
    merchantCode,
    isPlatform: 2,
    platform: GAME_PLATFORM,
    language: code as LanguageCode,
  });
  const games = data ?? NONE;
  const gameAt = useCallback((index: number) => games[index], [games]);
  return useMemo(
    () => ({
      status: data !== undefined ? 'ready' : isError ? 'failed' : 'loading',
      total: games.length,
      gameAt,
      need: () => undefined,
      retry: () => void refetch(),
    }),
    [data, isError, games, gameAt, refetch],
  );
}
