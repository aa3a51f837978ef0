import { useCategoryNames } from '@parlour/feature-core';
import { useGetProfitAndLossQuery } from '@parlour/gateway-openapi/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toRecordList } from './recordList';
import { useRecordExport } from './useRecordExport';
import { useRecordFilter } from './useRecordFilter';

export const PROFIT_GROUPS = ['DAY', 'GAME_TYPE'] as const;
export type ProfitGroup = (typeof PROFIT_GROUPS)[number];

/** Page size that holds every day of a period: it has at most 93. */
const PAGE_SIZE = 100;

/** The member's profit and loss by day or by type of game, with the sum over the period (WAL-04). */
export function useProfit() {
  const { t } = useTranslation('wallet');
  const [groupBy, setGroupBy] = useState<ProfitGroup>('DAY');
  const { filter, query, onPage } = useRecordFilter<never>({});
  const { chosen: _, ...pageQuery } = query;
  const args = { ...pageQuery, pageSize: PAGE_SIZE, groupBy };
  const report = useGetProfitAndLossQuery(args);
  const load = useRecordExport()({ report: 'getProfitAndLoss', ...args });
  return {
    filter,
    groupBy,
    onGroup: setGroupBy,
    list: toRecordList(report, t, { onPage, load }),
    total: report.currentData?.total ?? null,
    nameOf: useCategoryNames(),
  };
}
