import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { PlusIcon } from '@parlour/design-system/icons/PlusIcon';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { Section } from '@parlour/design-system/layout/Section';
import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText, lazyChunk } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import type { BankAccount } from '@parlour/gateway-openapi/member';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankAccountList } from '../../components/BankAccountList/BankAccountList';
import { useBankAccounts } from '../../model/useBankAccounts';

const AddBankAccount = lazyChunk(() => import('../../overlays/AddBankAccount/AddBankAccount'));
const ConfirmDialog = lazyChunk(() => import('../../components/ConfirmDialog/ConfirmDialog'));

interface BankAccountsProps {
  hasPaymentPassword: boolean;
  /** Called when an account needs a payment password first. */
  onNeedsPayment: () => void;
}

/** The section of the security centre with the accounts that a member withdraws to (MC-04). */
export function BankAccounts({ hasPaymentPassword, onNeedsPayment }: BankAccountsProps) {
  const { t } = useTranslation('member');
  const { state, isRemoving, choosing, remove, choose } = useBankAccounts();
  const [isAdding, setIsAdding] = useState(false);
  const [doomed, setDoomed] = useState<BankAccount | null>(null);
  const [error, setError] = useState<string | null>(null);

  const confirm = async ({ bankAccountId }: BankAccount): Promise<void> => {
    try {
      await remove(bankAccountId);
    } catch (reason) {
      setError(failureText(reason, t));
      return;
    }
    setDoomed(null);
    showToast({ title: t('banks.removed') });
  };
  const draw = () => {
    if (state.status === 'loading') return <LoadingRows heights={[64, 64]} />;
    if (state.status === 'failed') return <LoadError title={t('banks.failed')} state={state} />;
    if (state.data.length === 0)
      return (
        <EmptyState icon={<WalletIcon size={28} />} title={t('banks.none')}>
          {t('banks.noneText')}
        </EmptyState>
      );
    return (
      <BankAccountList
        accounts={state.data}
        choosing={choosing}
        onChoose={({ bankAccountId }) => {
          choose(bankAccountId).catch((reason: unknown) => {
            showToast({ tone: 'danger', title: failureText(reason, t) });
          });
        }}
        onRemove={(account) => {
          setError(null);
          setDoomed(account);
        }}
      />
    );
  };
  return (
    <Section
      headingLevel={3}
      title={t('banks.title')}
      description={hasPaymentPassword ? undefined : t('banks.needsPayment')}
      actions={
        <Button
          size="sm"
          variant="outline"
          icon={<PlusIcon />}
          onClick={() => (hasPaymentPassword ? setIsAdding(true) : onNeedsPayment())}
        >
          {t('banks.add')}
        </Button>
      }
    >
      {draw()}
      <Suspense>
        {isAdding ? <AddBankAccount onClose={() => setIsAdding(false)} /> : null}
        {doomed === null ? null : (
          <ConfirmDialog
            title={t('banks.removeTitle')}
            confirm={t('banks.remove')}
            isBusy={isRemoving}
            error={error}
            onConfirm={() => void confirm(doomed)}
            onClose={() => setDoomed(null)}
          >
            {t('banks.removeText', { account: `${doomed.bankName} ${doomed.accountNumber}` })}
          </ConfirmDialog>
        )}
      </Suspense>
    </Section>
  );
}
