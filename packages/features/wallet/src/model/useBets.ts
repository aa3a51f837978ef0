import { categoryName, useCoreSelector } from '@parlour/feature-core';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { type BettingTotals, useGetBettingRecordsQuery } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { toRecordList } from './recordList';
import { useRecordExport } from './useRecordExport';
import { useRecordFilter } from './useRecordFilter';

export interface NamedCode {
  code: string;
  name: string;
}

/** Categories that hold games of other types and are none themselves. */
const NO_TYPES: readonly string[] = ['HOT'];

/** The game types and vendors of this merchant, each once, by their names. */
function useGameNames(): { types: NamedCode[]; vendors: NamedCode[] } {
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const { data } = useGetGameVendorsQuery({ merchantCode });
  const lanes = data?.data.lanes ?? [];
  const vendors = new Map(
    lanes.flatMap((lane) =>
      lane.vendors.map(({ vassalage, displayName }) => [vassalage, displayName] as const),
    ),
  );
  return {
    types: lanes.flatMap((lane) =>
      NO_TYPES.includes(lane.gameCategory) || lane.vendors.length === 0
        ? []
        : [{ code: lane.gameCategory, name: categoryName(lane) }],
    ),
    vendors: [...vendors].map(([code, name]) => ({ code, name })),
  };
}

/** The member's bets with the totals of the period, a page at a time (WAL-04). */
export function useBets() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'gameType' | 'vassalage'>({
    gameType: '',
    vassalage: '',
  });
  const { chosen, ...pageQuery } = query;
  const args = { ...pageQuery, ...chosen };
  const bets = useGetBettingRecordsQuery(args);
  const load = useRecordExport()({ report: 'getBettingRecords', ...args });
  const totals: BettingTotals | null = bets.currentData?.totals ?? null;
  return { filter, list: toRecordList(bets, t, { onPage, load }), totals, names: useGameNames() };
}
