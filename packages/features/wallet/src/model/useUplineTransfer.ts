import { toPanelState, useCoreDispatch, useIntent } from '@parlour/feature-core';
import {
  transferToUpline,
  type UplineTransferOptions,
  type UplineTransferRequest,
  useGetUplineTransferQuery,
} from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import type { UplineTransferValues } from './transfer.schema';
import { useRefusal } from './useRefusal';

/** Transfers money to the upline, once for each intent (WAL-02, WAL-05). */
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
    /** The receiver and the limits. */
    options: toPanelState(
      useGetUplineTransferQuery(undefined, { refetchOnMountOrArgChange: true }),
      t,
      (options: UplineTransferOptions) => options,
    ),
    state,
    errors: useRefusal(state, { WRONG_PASSWORD: 'paymentPassword' }),
    onConfirm: ({ amount, remark }: UplineTransferValues, paymentPassword: string): void =>
      submit({ amount, paymentPassword, ...(remark === '' ? {} : { remark }) }),
    forget,
  };
}
