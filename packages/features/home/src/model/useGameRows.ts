import {
  type PanelQuery,
  toPanelState,
  useCoreSelector,
  useImageSource,
  useLanguage,
} from '@parlour/feature-core';
import {
  type Game,
  useGetGameListQuery,
  useGetHotGamesQuery,
} from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { ROW_SIZE, rowQuery, toRowGame } from './gameRow';

/** Hot games come as a list, all others as a page of one. */
type RowAnswer = readonly Game[] | { content: readonly Game[] };

function useRow(query: PanelQuery<RowAnswer>) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const source = useImageSource();
  return toPanelState(query, t, (found) =>
    ('content' in found ? found.content : found)
      .slice(0, ROW_SIZE)
      .map((game) => toRowGame(game, { source, language, translate: t })),
  );
}

const useRowQuery = () =>
  rowQuery(
    useCoreSelector((state) => state.merchant.merchantCode),
    useLanguage(),
  );

export const useNewGames = () => useRow(useGetGameListQuery({ ...useRowQuery(), isNew: 1 }));

/** The gateway has one list of hot games for all pages; the row shows its beginning. */
export function useHotGames() {
  const { merchant: merchantCode, platform, language } = useRowQuery();
  return useRow(useGetHotGamesQuery({ merchantCode, isPlatform: 2, platform, language }));
}

export const useJackpotGames = () =>
  useRow(useGetGameListQuery({ ...useRowQuery(), gameClassify: 'JP' }));
