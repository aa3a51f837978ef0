import {
  GAME_PLATFORM,
  toPanelState,
  useCoreSelector,
  useImageSource,
  useLanguage,
} from '@parlour/feature-core';
import {
  type Game,
  type LanguageCode,
  useGetGameListQuery,
  useGetHotGamesQuery,
} from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { ROW_SIZE, rowQuery, toRowGame } from './gameRow';

function useRowTexts() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const source = useImageSource();
  const merchant = useCoreSelector((state) => state.merchant.merchantCode);
  const choose = (games: readonly Game[]) =>
    games.slice(0, ROW_SIZE).map((game) => toRowGame(game, { source, language, translate: t }));
  return { t, language, merchant, choose };
}

export function useNewGames() {
  const { t, language, merchant, choose } = useRowTexts();
  const query = useGetGameListQuery({ ...rowQuery(merchant, language), isNew: 1 });
  return toPanelState(query, t, ({ content }) => choose(content));
}

/** The gateway has one list of hot games for all pages; the row shows its beginning. */
export function useHotGames() {
  const { t, language, merchant, choose } = useRowTexts();
  const query = useGetHotGamesQuery({
    merchantCode: merchant,
    isPlatform: 2,
    platform: GAME_PLATFORM,
    language: language.code as LanguageCode,
  });
  return toPanelState(query, t, choose);
}

export function useJackpotGames() {
  const { t, language, merchant, choose } = useRowTexts();
  const query = useGetGameListQuery({ ...rowQuery(merchant, language), gameClassify: 'JP' });
  return toPanelState(query, t, ({ content }) => choose(content));
}
