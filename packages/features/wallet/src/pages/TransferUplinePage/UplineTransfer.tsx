import { selectAccount, useCoreSelector } from '@parlour/feature-core';
import { LoadFault } from '@parlour/feature-parts';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { NoPaymentPassword } from '../../components/NoPaymentPassword/NoPaymentPassword';
import { TransferDone } from '../../components/TransferDone/TransferDone';
import { UplineTransferForm } from '../../components/UplineTransferForm/UplineTransferForm';
import { useUplineTransfer } from '../../model/useUplineTransfer';

/** A new transfer, or what is missing for one. */
export default function UplineTransfer() {
  const { t } = useTranslation('wallet');
  const currency = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const { hasPassword, state, errors, onSubmit, onAgain } = useUplineTransfer();
  if (state.status === 'done') return <TransferDone transfer={state.value} onAgain={onAgain} />;
  if (hasPassword.status === 'loading') return <FormSkeleton />;
  if (hasPassword.status === 'failed')
    return <LoadFault title={t('transfer.failed')} state={hasPassword} />;
  if (!hasPassword.data) return <NoPaymentPassword />;
  return (
    <UplineTransferForm currency={currency} state={state} errors={errors} onSubmit={onSubmit} />
  );
}
