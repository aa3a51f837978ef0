import { GAME_PLATFORM, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { type Game, type LanguageCode, useGetHotGamesQuery } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { readQuery } from './readQuery';

/** Games that are offered where a lottery can not be played. */
const MOST = 6;

const openOnes = (games: Game[]): Game[] =>
  games.filter(({ maintenance }) => !maintenance).slice(0, MOST);

/** The first few hot games that are open (LAUNCH-06), asked for as the lobby does. */
export function useHotGames() {
  const { t } = useTranslation('lottery');
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const { code } = useLanguage();
  const query = useGetHotGamesQuery({
    merchantCode,
    isPlatform: 2,
    platform: GAME_PLATFORM,
    language: code as LanguageCode,
  });
  return readQuery(query, t, openOnes);
}
