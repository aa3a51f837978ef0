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
import { useRecordFilter } from './useRecordFilter';

/** The member's deposits, a page at a time (WAL-02). */
export function useDepositHistory() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'state'>({ state: '' });
  const { chosen, ...asked } = query;
  const state = chosen.state as DepositState | undefined;
  const deposits = useListDepositsQuery(state === undefined ? asked : { ...asked, state });
  return { filter, list: toRecordList(deposits, t, onPage) };
}

/** The member's withdrawals, a page at a time (WAL-02). */
export function useWithdrawalHistory() {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<'state'>({ state: '' });
  const { chosen, ...asked } = query;
  const state = chosen.state as WithdrawalState | undefined;
  const withdrawals = useListWithdrawalsQuery(state === undefined ? asked : { ...asked, state });
  return { filter, list: toRecordList(withdrawals, t, onPage) };
}

/** The member's transfers of a kind, a page at a time (WAL-02). */
export function useTransferHistory(kind: TransferKind) {
  const { t } = useTranslation('wallet');
  const { filter, query, onPage } = useRecordFilter<never>({});
  const { chosen: _, ...asked } = query;
  return { filter, list: toRecordList(useListTransfersQuery({ ...asked, kind }), t, onPage) };
}
