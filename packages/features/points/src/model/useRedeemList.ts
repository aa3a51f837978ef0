import { type PanelState, toPanelState } from '@parlour/feature-core';
import { type RedeemRecordPage, useGetRedeemListQuery } from '@parlour/gateway-openapi/points';
import { useTranslation } from 'react-i18next';
import type { MallAddress } from './mallAddress';

const PAGE_SIZE = 20;

/** One page of the redeem history; the last 30 days by default (PTS-02). */
export function useRedeemList({
  from,
  to,
  page,
}: Pick<MallAddress, 'from' | 'to' | 'page'>): PanelState<RedeemRecordPage> {
  const { t } = useTranslation();
  const query = useGetRedeemListQuery(
    {
      ...(from === '' ? {} : { startDate: from }),
      ...(to === '' ? {} : { endDate: to }),
      pageNo: page,
      pageSize: PAGE_SIZE,
    },
    { skip: from > to && to !== '', refetchOnMountOrArgChange: true },
  );
  return toPanelState(
    { ...query, data: query.currentData },
    (key) => t(key),
    (records) => records,
  );
}
