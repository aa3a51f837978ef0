import {
  type TransactionType,
  useGetMemberTransactionsQuery,
} from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { toRecordList } from './recordList';
import { useRecordExport } from './useRecordExport';
import { useRecordFilter } from './useRecordFilter';

/** Everything that changed the member's balance, a page at a time (WAL-04). */
export function useTransactions() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'type'>({ type: '' });
  const { chosen, ...pageQuery } = query;
  const type = chosen.type as TransactionType | undefined;
  const args = type === undefined ? pageQuery : { ...pageQuery, type };
  const load = useRecordExport()({ report: 'getMemberTransactions', ...args });
  return { filter, list: toRecordList(useGetMemberTransactionsQuery(args), t, { onPage, load }) };
}
