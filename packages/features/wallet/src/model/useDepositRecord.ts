import { failureText, toPanelState, useCoreDispatch } from '@parlour/feature-core';
import {
  getDeposit,
  useCancelDepositMutation,
  useGetDepositQuery,
} from '@parlour/gateway-openapi/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEPOSIT_LIFECYCLE, isFinal } from './moneySteps';
import { POLL_INTERVAL, usePolledRecord } from './usePolledRecord';

/** One deposit, polled until it is final, and a function to cancel it. */
export function useDepositRecord(depositId: string) {
  const { t } = useTranslation('wallet');
  const dispatch = useCoreDispatch();
  const [isOver, setIsOver] = useState(false);
  const query = useGetDepositQuery(
    { depositId },
    { pollingInterval: isOver ? 0 : POLL_INTERVAL, skipPollingIfUnfocused: true },
  );
  const state = query.data?.state;
  if (state !== undefined && isFinal(DEPOSIT_LIFECYCLE, state) !== isOver) setIsOver(!isOver);
  usePolledRecord({
    id: depositId,
    state,
    isOver: (reached) => isFinal<string>(DEPOSIT_LIFECYCLE, reached),
    fetchState: async () => {
      const request = dispatch(getDeposit.initiate({ depositId }, { forceRefetch: true }));
      return (await request.unwrap().finally(() => request.unsubscribe())).state;
    },
  });
  const [cancel, { isLoading, error }] = useCancelDepositMutation();
  return {
    record: toPanelState(query, t, (deposit) => deposit),
    isCancelling: isLoading,
    cancelFailure: error === undefined ? null : failureText(error, t),
    onCancel: () => void cancel({ depositReference: { depositId } }),
  };
}
