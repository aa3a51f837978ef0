import { toPanelState, useCoreDispatch, useCoreSelector, useIntent } from '@parlour/feature-core';
import {
  restoreVendorWallets,
  transferBetweenWallets,
  useGetBalanceQuery,
  useGetMerchantWalletQuery,
  type WalletTransferRequest,
} from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import type { VendorTransferValues } from './transfer.schema';
import { useRefusal } from './useRefusal';

export type TransferDirection = 'in' | 'out';

/** Name of the main wallet on the wire. */
const MAIN = 'MAIN';

/** Moves money between the main wallet and those of vendors, once for each intent (WAL-01, WAL-05). */
export function useVendorTransfer() {
  const { t } = useTranslation('wallet');
  const dispatch = useCoreDispatch();
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const balance = useGetBalanceQuery();
  const { data: rules } = useGetMerchantWalletQuery({ merchantCode });
  const { state, submit, forget } = useIntent({
    name: 'vendorTransfer',
    send: (walletTransferRequest: WalletTransferRequest, key) =>
      dispatch(
        transferBetweenWallets.initiate(
          { 'Idempotency-Key': key, walletTransferRequest },
          { track: false },
        ),
      ).unwrap(),
    tags: ['Balance', 'Records'],
  });
  const restore = useIntent({
    name: 'restoreWallets',
    send: (_all: null, key) =>
      dispatch(
        restoreVendorWallets.initiate({ 'Idempotency-Key': key }, { track: false }),
      ).unwrap(),
    tags: ['Balance', 'Records'],
  });
  return {
    wallets: toPanelState(balance, t, (answer) => answer),
    min: rules?.minTransfer,
    state,
    errors: useRefusal(state, { INSUFFICIENT_FUNDS: 'amount', LIMIT_EXCEEDED: 'amount' }),
    onSubmit: (direction: TransferDirection, { vassalage, amount }: VendorTransferValues): void => {
      const ends =
        direction === 'out' ? { from: MAIN, to: vassalage } : { from: vassalage, to: MAIN };
      submit({ ...ends, amount });
    },
    onAgain: forget,
    restoreState: restore.state,
    restoreFailure: useRefusal(restore.state, {})?.['root'] ?? null,
    onRestore: () => restore.submit(null),
  };
}
