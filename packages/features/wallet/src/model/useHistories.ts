import {
  type DepositState,
  type TransferKind,
  useListDepositsQuery,
  useListTransfersQuery,
  useListWithdrawalsQuery,
  type WithdrawalState,
} from '@parlour/gateway-openapi/payments';
import { useTranslation } from 'react-i18next';
import { toRecordList } from './recordList';
import { useRecordExport } from './useRecordExport';
import { useRecordFilter } from './useRecordFilter';

/** The member's deposits, a page at a time (WAL-02). */
export function useDepositHistory() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'state'>({ state: '' });
  const { chosen, ...asked } = query;
  const state = chosen.state as DepositState | undefined;
  const wanted = state === undefined ? asked : { ...asked, state };
  const load = useRecordExport()({ report: 'listDeposits', ...wanted });
  return { filter, list: toRecordList(useListDepositsQuery(wanted), t, { onPage, load }) };
}

/** The member's withdrawals, a page at a time (WAL-02). */
export function useWithdrawalHistory() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'state'>({ state: '' });
  const { chosen, ...asked } = query;
  const state = chosen.state as WithdrawalState | undefined;
  const wanted = state === undefined ? asked : { ...asked, state };
  const load = useRecordExport()({ report: 'listWithdrawals', ...wanted });
  return { filter, list: toRecordList(useListWithdrawalsQuery(wanted), t, { onPage, load }) };
}

/** The member's transfers of a kind, a page at a time (WAL-02). */
export function useTransferHistory(kind: TransferKind) {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<never>({});
  const { chosen: _, ...asked } = query;
  const wanted = { ...asked, kind };
  const load = useRecordExport()({ report: 'listTransfers', ...wanted });
  return { filter, list: toRecordList(useListTransfersQuery(wanted), t, { onPage, load }) };
}
