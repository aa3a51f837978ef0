import { toPanelState, useCoreDispatch, useIntent } from '@parlour/feature-core';
import {
  cancelWithdrawal,
  getWithdrawal,
  useGetWithdrawalQuery,
} from '@parlour/gateway-openapi/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFinal, WITHDRAWAL_LIFECYCLE } from './moneySteps';
import { POLL_INTERVAL, usePolledRecord } from './usePolledRecord';
import { useRefusal } from './useRefusal';

/** One withdrawal, polled until it is final, and a function to cancel it. */
export function useWithdrawalRecord(withdrawalId: string) {
  const { t } = useTranslation('wallet');
  const dispatch = useCoreDispatch();
  const [isOver, setIsOver] = useState(false);
  const query = useGetWithdrawalQuery(
    { withdrawalId },
    { pollingInterval: isOver ? 0 : POLL_INTERVAL, skipPollingIfUnfocused: true },
  );
  const state = query.data?.state;
  if (state !== undefined && isFinal(WITHDRAWAL_LIFECYCLE, state) !== isOver) setIsOver(!isOver);
  usePolledRecord({
    id: withdrawalId,
    state,
    // What is paid out does not come back by itself, so the balance is final.
    isOver: (reached) => reached === 'PAID' || isFinal<string>(WITHDRAWAL_LIFECYCLE, reached),
    fetchState: async () => {
      const request = dispatch(getWithdrawal.initiate({ withdrawalId }, { forceRefetch: true }));
      return (await request.unwrap().finally(() => request.unsubscribe())).state;
    },
  });
  const cancel = useIntent({
    name: `takeBack-${withdrawalId}`,
    send: (id: string, key) =>
      dispatch(
        cancelWithdrawal.initiate(
          { 'Idempotency-Key': key, withdrawalReference: { withdrawalId: id } },
          { track: false },
        ),
      ).unwrap(),
    tags: ['Balance', 'Records'],
  });
  return {
    record: toPanelState(query, t, (withdrawal) => withdrawal),
    cancelState: cancel.state,
    cancelFailure: useRefusal(cancel.state, {})?.['root'] ?? null,
    onCancel: () => cancel.submit(withdrawalId),
  };
}
