import { selectAccount, useCoreSelector } from '@parlour/feature-core';
import {
  type LotteryGame,
  useGetPopularGamesQuery,
  useGetVnRecentGamesQuery,
} from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { readQuery } from './readQuery';

/** Query of the popular games of the page (LOB-08). */
export const POPULAR = { limit: 20 };
const RECENT_LIMIT = 12;

const same = (games: LotteryGame[]): LotteryGame[] => games;

/** The lotteries that are played most now. */
export function usePopularLotteries() {
  const { t } = useTranslation('lottery');
  return readQuery(useGetPopularGamesQuery(POPULAR), t, same);
}

/** The member's recent lotteries; null for guests and trial users, who have none. */
export function useRecentLotteries() {
  const { t } = useTranslation('lottery');
  const isMember = useCoreSelector((state) => selectAccount(state)?.isTrial === false);
  const query = useGetVnRecentGamesQuery({ limit: RECENT_LIMIT }, { skip: !isMember });
  return isMember ? readQuery(query, t, same) : null;
}
