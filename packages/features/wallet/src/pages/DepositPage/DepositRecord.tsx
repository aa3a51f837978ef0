import { LoadError } from '@parlour/feature-shared';
import type { PayMethodKind } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import { DepositView } from '../../components/DepositView/DepositView';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { useDepositRecord } from '../../model/useDepositRecord';

interface DepositRecordProps {
  depositId: string;
  kindOf: (methodId: string) => PayMethodKind | undefined;
  onBack: () => void;
}

/** One deposit and its progress. */
export function DepositRecord({ depositId, kindOf, onBack }: DepositRecordProps) {
  const { t } = useTranslation('wallet');
  const { record, isCancelling, cancelFailure, onCancel } = useDepositRecord(depositId);
  if (record.status === 'loading') return <FormSkeleton />;
  if (record.status === 'failed') return <LoadError title={t('table.failed')} state={record} />;
  return (
    <DepositView
      deposit={record.data}
      kind={kindOf(record.data.methodId)}
      isCancelling={isCancelling}
      cancelFailure={cancelFailure}
      onCancel={onCancel}
      onBack={onBack}
    />
  );
}
