import { useCoreSelector } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import type { Withdrawal } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { ReceiptForm } from '../../components/ReceiptForm/ReceiptForm';
import { WithdrawalView } from '../../components/WithdrawalView/WithdrawalView';
import { useReceipt } from '../../model/useReceipt';
import { useWithdrawalRecord } from '../../model/useWithdrawalRecord';

interface WithdrawalRecordProps {
  withdrawalId: string;
  onBack: () => void;
}

/** One withdrawal and its progress. */
export function WithdrawalRecord({ withdrawalId, onBack }: WithdrawalRecordProps) {
  const { t } = useTranslation('wallet');
  const { record, ...cancelling } = useWithdrawalRecord(withdrawalId);
  if (record.status === 'loading') return <FormSkeleton />;
  if (record.status === 'failed') return <LoadError title={t('table.failed')} state={record} />;
  return (
    <WithdrawalView
      {...cancelling}
      withdrawal={record.data}
      onBack={onBack}
      receipt={<Receipt withdrawal={record.data} />}
    />
  );
}

function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const minutes = useCoreSelector(({ merchant }) => merchant.withdrawConfirmMinutes);
  const receipt = useReceipt(withdrawal.withdrawalId);
  return <ReceiptForm {...receipt} withdrawal={withdrawal} minutes={minutes} />;
}
