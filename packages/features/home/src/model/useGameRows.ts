import {
  GAME_PLATFORM,
  toPanelState,
  useCoreSelector,
  useImageSource,
  useLanguage,
} from '@parlour/feature-core';
import {
  type Game,
  getGameList,
  type LanguageCode,
  useGetGameListQuery,
  useGetHotGamesQuery,
} from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { CALL_SPACING, ROW_SIZE, rowQuery, toRowGame } from './gameRow';
import { useAfter } from './useAfter';

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

/** The second game list of the page: it waits its time, unless the answer is at hand. */
export function useJackpotGames() {
  const { t, language, merchant, choose } = useRowTexts();
  const wanted = { ...rowQuery(merchant, language), gameClassify: 'JP' as const };
  const isTime = useAfter(CALL_SPACING, language.code);
  const isKnown = useCoreSelector((state) => getGameList.select(wanted)(state).isSuccess);
  const query = useGetGameListQuery(wanted, { skip: !isTime && !isKnown });
  return toPanelState(query, t, ({ content }) => choose(content));
}
