import type { Winner } from '@parlour/design-system/WinnersBoard';
import { formatWholeMoney, toPanelState, useLanguage } from '@parlour/feature-core';
import { useRefreshError } from '@parlour/feature-shared';
import {
  type LanguageCode,
  type RankItem,
  useGetRankListQuery,
} from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';

const LIMIT = 20;
const PAGE_SIZE = 42;

/** The leaders of all categories, amounts in whole units (HOME-07). */
export function useWinners() {
  const { t } = useTranslation('home');
  const { code, tag } = useLanguage();
  const query = useGetRankListQuery({
    gameCategory: 'ALL',
    language: code as LanguageCode,
    limitNum: LIMIT,
    pageSize: PAGE_SIZE,
  });
  const logError = useRefreshError();
  const { currentData, isFetching, refetch } = query;
  const toWinner = ({ vo }: RankItem): Winner => ({
    id: `${String(vo.rank)} ${vo.account}`,
    account: vo.account,
    game: vo.gameName,
    amount: formatWholeMoney(vo.winAmount, tag),
  });
  return {
    state: toPanelState({ ...query, data: currentData }, t, (ranks) => ranks.map(toWinner)),
    isRefreshing: isFetching,
    /** Refetches, whatever is cached (CACHE-01). */
    refresh: () => void refetch().then(({ error }) => logError(error)),
  };
}
