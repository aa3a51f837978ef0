import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type PointBalance,
  type PointConfig,
  type PointExchangeType,
  type PointRewardPage,
  useGetPointBalanceQuery,
  useGetPointConfigQuery,
  useGetPointRewardsQuery,
} from '@parlour/gateway-openapi/points';
import { useTranslation } from 'react-i18next';
import type { Owner } from './useOwner';

/** The contract's page limit, so that most malls fit on one page and can be searched and sorted completely. */
const PAGE_SIZE = 100;

const whole = <Value>(value: Value): Value => value;

/** The points of a member; null if there are none to show (PTS-01). */
export function usePoints(owner: Owner): PanelState<PointBalance> | null {
  const { t } = useTranslation();
  const query = useGetPointBalanceQuery(undefined, {
    skip: owner !== 'member',
    refetchOnMountOrArgChange: true,
  });
  if (owner === 'guest' || owner === 'trial') return null;
  return toPanelState(query, (key) => t(key), whole);
}

/** How the mall works (PTS-01, PTS-02). */
export function useMallRules(): PanelState<PointConfig> {
  const { t } = useTranslation();
  return toPanelState(useGetPointConfigQuery(), (key) => t(key), whole);
}

/** Query of a page of products of one kind, or of all kinds. */
export const productsQuery = (kind: PointExchangeType | null, pageNo: number) => ({
  ...(kind === null ? {} : { exchangeType: kind }),
  pageNo,
  pageSize: PAGE_SIZE,
});

/** One page of the products of a kind. */
export function useProducts(
  kind: PointExchangeType | null,
  pageNo: number,
): PanelState<PointRewardPage> {
  const { t } = useTranslation();
  const query = useGetPointRewardsQuery(productsQuery(kind, pageNo));
  return toPanelState({ ...query, data: query.currentData }, (key) => t(key), whole);
}
