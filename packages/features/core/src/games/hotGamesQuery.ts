import type { GetHotGamesApiArg, LanguageCode } from '@parlour/gateway-openapi/start';
import { GAME_PLATFORM } from './readGame';

/** The query for the hot games (RT-04). The gateway has one list of them for all pages. */
export const hotGamesQuery = (merchantCode: string, language: string): GetHotGamesApiArg => ({
  merchantCode,
  isPlatform: 2,
  platform: GAME_PLATFORM,
  language: language as LanguageCode,
});
