import { EmptyState } from '@parlour/design-system/EmptyState';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { selectAccount, useCoreSelector } from '@parlour/feature-core';
import { IntentNotice, LoadError } from '@parlour/feature-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { NoPaymentPassword } from '../../components/NoPaymentPassword/NoPaymentPassword';
import { TransferDone } from '../../components/TransferDone/TransferDone';
import { UplineConfirm } from '../../components/UplineTransferForm/UplineConfirm';
import { UplineTransferForm } from '../../components/UplineTransferForm/UplineTransferForm';
import type { UplineTransferValues } from '../../model/transfer.schema';
import { useUplineTransfer } from '../../model/useUplineTransfer';

/** A new transfer: amount, confirmation, outcome; or what is missing for one. */
export default function UplineTransfer() {
  const { t } = useTranslation('wallet');
  const currency = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const { options, state, errors, onConfirm, forget } = useUplineTransfer();
  const [values, setValues] = useState<UplineTransferValues | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const startOver = (): void => {
    setValues(null);
    setIsConfirming(false);
    forget();
  };
  if (state.status === 'done') return <TransferDone transfer={state.value} onAgain={startOver} />;
  if (options.status === 'loading') return <FormSkeleton />;
  if (options.status === 'failed')
    return <LoadError title={t('transfer.failed')} state={options} />;
  const { receiver, hasPaymentPassword } = options.data;
  if (receiver === null)
    return (
      <EmptyState title={t('transfer.nobody')} icon={<WalletIcon size={28} />}>
        {t('transfer.nobodyText')}
      </EmptyState>
    );
  if (!hasPaymentPassword) return <NoPaymentPassword />;
  if (values !== null && isConfirming)
    return (
      <UplineConfirm
        receiver={receiver}
        values={values}
        state={state}
        errors={errors}
        onBack={() => {
          setIsConfirming(false);
          forget();
        }}
        onConfirm={({ paymentPassword }) => onConfirm(values, paymentPassword)}
      />
    );
  return (
    <UplineTransferForm
      receiver={receiver}
      options={options.data}
      currency={currency}
      values={values}
      onSubmit={(entered) => {
        setValues(entered);
        setIsConfirming(true);
      }}
    >
      <IntentNotice state={state} showsRefusal={false} />
    </UplineTransferForm>
  );
}
