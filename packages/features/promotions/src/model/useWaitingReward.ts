import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type Reward,
  type RewardPage,
  useListRewardsQuery,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** The contract's page limit. */
const ALL = 100;

/** The claimable reward of a promotion; null if there is none (any more). */
export function useWaitingReward(promotionId: string): PanelState<Reward | null> {
  const { t } = useTranslation('common');
  const query = useListRewardsQuery({ source: 'promotion', status: 'claimable', pageSize: ALL });
  return toPanelState(
    query,
    t,
    ({ content }: RewardPage) =>
      content.find((reward) => reward.promotionId === promotionId) ?? null,
  );
}
