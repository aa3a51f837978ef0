import { useCoreDispatch, useIntent } from '@parlour/feature-core';
import {
  type DownlineTransferRequest,
  type Transfer,
  transferToDownline,
} from '@parlour/gateway-openapi/wallet';

/** Transfers to the downline, once for each intent (WAL-05). */
export function useTransfer() {
  const dispatch = useCoreDispatch();
  return useIntent<DownlineTransferRequest, Transfer>({
    name: 'transferDownline',
    send: (downlineTransferRequest, key) =>
      dispatch(
        transferToDownline.initiate({ 'Idempotency-Key': key, downlineTransferRequest }),
      ).unwrap(),
    tags: ['Balance', 'Records', 'Team'],
  });
}
