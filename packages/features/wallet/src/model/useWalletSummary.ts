import { toPanelState } from '@parlour/feature-core';
import {
  type AccountSummary,
  type ExchangeRateTable,
  useGetAccountSummaryQuery,
  useGetExchangeRatesQuery,
} from '@parlour/gateway-openapi/walletSummary';
import { useTranslation } from 'react-i18next';
import { useRecordFilter } from './useRecordFilter';

const summaryAsIs = (summary: AccountSummary): AccountSummary => summary;
const ratesAsIs = (table: ExchangeRateTable): ExchangeRateTable => table;

/** The wallet at a glance, with the sums of the chosen days (SUP-06). */
export function useWalletSummary() {
  const { t } = useTranslation('wallet');
  const { filter, query } = useRecordFilter<never>({});
  const { chosen: _, pageNo: _page, pageSize: _size, ...span } = query;
  // Play moves it, and says so nowhere on this page.
  const answer = useGetAccountSummaryQuery(span, { refetchOnMountOrArgChange: true });
  // Sums of other days stand only while those that were asked for are on their way.
  const data = answer.currentData ?? (answer.isFetching ? answer.data : undefined);
  return {
    filter,
    isFetching: answer.isFetching,
    summary: toPanelState({ ...answer, data }, t, summaryAsIs),
  };
}

/** What other currencies are worth (SUP-06). */
export function useExchangeRates() {
  const { t } = useTranslation('wallet');
  return toPanelState(useGetExchangeRatesQuery(), t, ratesAsIs);
}
