import { toPanelState, useCoreDispatch, useIntent } from '@parlour/feature-core';
import {
  transferToUpline,
  type UplineTransferRequest,
  useListWithdrawMethodsQuery,
} from '@parlour/gateway-openapi/payments';
import { useTranslation } from 'react-i18next';
import type { UplineTransferValues } from './transfer.schema';
import { useRefusal } from './useRefusal';

/** Sends money to the account above, once for each time that this is meant (WAL-02, WAL-05). */
export function useUplineTransfer() {
  const { t } = useTranslation('wallet');
  const dispatch = useCoreDispatch();
  const { state, submit, forget } = useIntent({
    name: 'uplineTransfer',
    // Untracked: no payment password may stay in the store's cache of calls.
    send: (uplineTransferRequest: UplineTransferRequest, key) =>
      dispatch(
        transferToUpline.initiate(
          { 'Idempotency-Key': key, uplineTransferRequest },
          { track: false },
        ),
      ).unwrap(),
    tags: ['Balance', 'Records'],
  });
  return {
    /** Whether there is a payment password to confirm with. */
    hasPassword: toPanelState(
      useListWithdrawMethodsQuery(),
      t,
      ({ hasPaymentPassword }) => hasPaymentPassword,
    ),
    state,
    errors: useRefusal(state, {
      WRONG_PASSWORD: 'paymentPassword',
      INSUFFICIENT_FUNDS: 'amount',
      LIMIT_EXCEEDED: 'amount',
    }),
    onSubmit: ({ amount, paymentPassword, remark }: UplineTransferValues): void =>
      submit({ amount, paymentPassword, ...(remark === '' ? {} : { remark }) }),
    onAgain: forget,
  };
}
