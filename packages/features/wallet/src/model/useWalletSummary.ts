import { toPanelState } from '@parlour/feature-core';
import {
  type AccountSummary,
  type ExchangeRateTable,
  useGetAccountSummaryQuery,
  useGetExchangeRatesQuery,
} from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { useRecordFilter } from './useRecordFilter';

const summaryAsIs = (summary: AccountSummary): AccountSummary => summary;
const ratesAsIs = (table: ExchangeRateTable): ExchangeRateTable => table;

/** The wallet at a glance, with the sums of the chosen days (SUP-06). */
export function useWalletSummary() {
  const { t } = useTranslation('wallet');
  const { filter, query } = useRecordFilter<never>({});
  const { chosen: _, pageNo: _page, pageSize: _size, ...span } = query;
  // Playing changes it without an event for this page.
  const answer = useGetAccountSummaryQuery(span, { refetchOnMountOrArgChange: true });
  // Sums of the previous days are shown only while the new ones are loading.
  const data = answer.currentData ?? (answer.isFetching ? answer.data : undefined);
  return {
    filter,
    isFetching: answer.isFetching,
    summary: toPanelState({ ...answer, data }, t, summaryAsIs),
  };
}

/** The exchange rates of other currencies (SUP-06). */
export function useExchangeRates() {
  const { t } = useTranslation('wallet');
  return toPanelState(useGetExchangeRatesQuery(), t, ratesAsIs);
}
