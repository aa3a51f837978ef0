import { GAME_PLATFORM } from '@parlour/feature-core';
import type { GetGameListApiArg, LanguageCode } from '@parlour/gateway-openapi/start';
import { type GameFilters, MIN_BET, MIN_LINES } from './gameFilters';

/** The query of a game list, without the page number. */
export type GameListQuery = Omit<GetGameListApiArg, 'pageNo' | 'pageSize'>;

/** Games of one page. */
export const PAGE_SIZE = 60;

interface Shelf {
  merchant: string;
  gameType: string;
  /** Gateway code of the language. */
  language: string;
}

/** The query for the games of one type that match the filters (LOB-01). */
export function gameListQuery(
  { merchant, gameType, language }: Shelf,
  { search, vendor, classify, onlyNew, hasMinBet, hasMinLines }: GameFilters,
): GameListQuery {
  const words = search.trim();
  return {
    clientType: 3,
    platform: GAME_PLATFORM,
    merchant,
    gameType,
    language: language as LanguageCode,
    ...(vendor === null ? {} : { vassalage: vendor }),
    ...(classify === null ? {} : { gameClassify: classify }),
    ...(words === '' ? {} : { gameName: words }),
    ...(onlyNew ? { isNew: 1 } : {}),
    ...(hasMinBet ? { minBet: MIN_BET } : {}),
    ...(hasMinLines ? { minLineNum: MIN_LINES } : {}),
  };
}
