import {
  type DepositState,
  type TransferKind,
  useListDepositsQuery,
  useListTransfersQuery,
  useListWithdrawalsQuery,
  type WithdrawalState,
} from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { toRecordList } from './recordList';
import { useRecordExport } from './useRecordExport';
import { useRecordFilter } from './useRecordFilter';

/** The member's deposits, a page at a time (WAL-02). */
export function useDepositHistory() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'state'>({ state: '' });
  const { chosen, ...pageQuery } = query;
  const state = chosen.state as DepositState | undefined;
  const args = state === undefined ? pageQuery : { ...pageQuery, state };
  const load = useRecordExport()({ report: 'listDeposits', ...args });
  return { filter, list: toRecordList(useListDepositsQuery(args), t, { onPage, load }) };
}

/** The member's withdrawals, a page at a time (WAL-02). */
export function useWithdrawalHistory() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'state'>({ state: '' });
  const { chosen, ...pageQuery } = query;
  const state = chosen.state as WithdrawalState | undefined;
  const args = state === undefined ? pageQuery : { ...pageQuery, state };
  const load = useRecordExport()({ report: 'listWithdrawals', ...args });
  return { filter, list: toRecordList(useListWithdrawalsQuery(args), t, { onPage, load }) };
}

/** The member's transfers of a kind, a page at a time (WAL-02). */
export function useTransferHistory(kind: TransferKind) {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<never>({});
  const { chosen: _, ...pageQuery } = query;
  const args = { ...pageQuery, kind };
  const load = useRecordExport()({ report: 'listTransfers', ...args });
  return { filter, list: toRecordList(useListTransfersQuery(args), t, { onPage, load }) };
}
