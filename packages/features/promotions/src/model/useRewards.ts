import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type RewardPage,
  type RewardStatus,
  useListRewardsQuery,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** Rewards on a page of the reward centre. */
const PAGE_SIZE = 10;

const asIs = (page: RewardPage): RewardPage => page;

/** One page of the reward centre, with what all claimable rewards are worth (PROMO-04). */
export function useRewards(status: RewardStatus, page: number): PanelState<RewardPage> {
  const { t } = useTranslation('common');
  const { currentData, ...query } = useListRewardsQuery({
    status,
    pageNo: page,
    pageSize: PAGE_SIZE,
  });
  return toPanelState({ ...query, data: currentData }, t, asIs);
}
