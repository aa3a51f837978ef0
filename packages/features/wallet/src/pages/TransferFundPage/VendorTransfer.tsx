import { EmptyState } from '@parlour/design-system/EmptyState';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { selectAccount, useCoreSelector, useMoney } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { TransferDone } from '../../components/TransferDone/TransferDone';
import { VendorTransferForm } from '../../components/VendorTransferForm/VendorTransferForm';
import { VendorWallets } from '../../components/VendorWallets/VendorWallets';
import { useVendorTransfer } from '../../model/useVendorTransfer';

/** The balance of each wallet, and the form that moves money; a single wallet has none. */
export default function VendorTransfer() {
  const { t } = useTranslation('wallet');
  const { full: money } = useMoney();
  const currency = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const { wallets, min, state, errors, onSubmit, onAgain, ...restoring } = useVendorTransfer();
  if (wallets.status === 'loading') return <FormSkeleton />;
  if (wallets.status === 'failed')
    return <LoadError title={t('transfer.failed')} state={wallets} />;
  const { isSingle, balance, vendorWallets } = wallets.data;
  if (isSingle === 1)
    return (
      <EmptyState title={t('transfer.single')} icon={<WalletIcon size={28} />}>
        {t('transfer.singleText', { amount: money(balance) })}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <VendorWallets {...restoring} main={balance} wallets={vendorWallets} />
      {state.status === 'done' ? (
        <TransferDone transfer={state.value} onAgain={onAgain} />
      ) : (
        <VendorTransferForm
          wallets={vendorWallets}
          min={min}
          currency={currency}
          state={state}
          errors={errors}
          onSubmit={onSubmit}
        />
      )}
    </Stack>
  );
}
