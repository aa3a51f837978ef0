import { Dialog } from '@parlour/design-system/Dialog';
import { showToast } from '@parlour/design-system/ToastRegion';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { BankAccountForm } from '../../components/BankAccountForm/BankAccountForm';
import { useAddBankAccount } from '../../model/useAddBankAccount';

/** Adds a bank account to withdraw to (MC-04). */
export default function AddBankAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('member');
  const { banks, errors, onSubmit } = useAddBankAccount(() => {
    showToast({ tone: 'positive', title: t('banks.added') });
    onClose();
  });
  const draw = () => {
    if (banks.status === 'loading') return <LoadingRows heights={[72, 72, 72, 72, 48]} />;
    if (banks.status === 'failed') return <LoadError title={t('banks.failed')} state={banks} />;
    return <BankAccountForm banks={banks.data} errors={errors} onSubmit={onSubmit} />;
  };
  return (
    <Dialog
      isOpen
      isCoverDisabled
      size="sm"
      title={t('banks.add')}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}
