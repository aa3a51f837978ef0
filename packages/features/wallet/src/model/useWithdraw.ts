import { failureText, type PanelState, useCoreDispatch, useIntent } from '@parlour/feature-core';
import { type BankAccount, useListBankAccountsQuery } from '@parlour/gateway-openapi/member';
import {
  createWithdrawal,
  useListWithdrawMethodsQuery,
  type WithdrawalRequest,
  type WithdrawOptions,
} from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { useRefusal } from './useRefusal';
import type { WithdrawalValues } from './withdrawal.schema';

/** What the form of a withdrawal needs. */
export interface WithdrawChoices {
  options: WithdrawOptions;
  accounts: readonly BankAccount[];
}

/** Requests a withdrawal, once for each intent (WAL-02, WAL-05). */
export function useWithdraw() {
  const { t } = useTranslation('wallet');
  const dispatch = useCoreDispatch();
  const options = useListWithdrawMethodsQuery();
  const accounts = useListBankAccountsQuery();
  const { state, submit, forget } = useIntent({
    name: 'withdrawal',
    // Untracked: no payment password may stay in the store's cache of calls.
    send: (withdrawalRequest: WithdrawalRequest, key) =>
      dispatch(
        createWithdrawal.initiate({ 'Idempotency-Key': key, withdrawalRequest }, { track: false }),
      ).unwrap(),
    tags: ['Balance', 'Records'],
  });
  const errors = useRefusal(state, {
    WRONG_PASSWORD: 'paymentPassword',
    LIMIT_EXCEEDED: 'amount',
    INSUFFICIENT_FUNDS: 'amount',
  });
  return {
    choices: read(),
    state,
    errors,
    /** Id of the requested withdrawal; null while there is none. */
    createdId: state.status === 'done' ? (state.value?.withdrawalId ?? state.recordId) : null,
    forget,
    onSubmit: (methodId: string, values: WithdrawalValues): void => submit({ methodId, ...values }),
  };

  function read(): PanelState<WithdrawChoices> {
    if (options.data !== undefined && accounts.data !== undefined)
      return { status: 'ready', data: { options: options.data, accounts: accounts.data } };
    const failed = [options, accounts].find(
      ({ error, isFetching }) => error !== undefined && !isFetching,
    );
    if (failed === undefined) return { status: 'loading' };
    return {
      status: 'failed',
      message: failureText(failed.error, t),
      onRetry: () => void failed.refetch(),
    };
  }
}
