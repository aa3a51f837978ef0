import {
  type TransactionType,
  useGetMemberTransactionsQuery,
} from '@parlour/gateway-openapi/walletRecords';
import { useTranslation } from 'react-i18next';
import { toRecordList } from './recordList';
import { useRecordExport } from './useRecordExport';
import { useRecordFilter } from './useRecordFilter';

/** Everything that changed the member's balance, a page at a time (WAL-04). */
export function useTransactions() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'type'>({ type: '' });
  const { chosen, ...asked } = query;
  const type = chosen.type as TransactionType | undefined;
  const wanted = type === undefined ? asked : { ...asked, type };
  const load = useRecordExport()({ report: 'getMemberTransactions', ...wanted });
  return { filter, list: toRecordList(useGetMemberTransactionsQuery(wanted), t, { onPage, load }) };
}
