import { Tabs } from '@parlour/design-system/Tabs';
import { lazyChunk } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';

const UplineTransfer = lazyChunk(() => import('./UplineTransfer'));
const UplineTransferList = lazyChunk(() => import('./UplineTransferList'));

/** Money to the upline (WAL-02). */
export default function TransferUplinePage() {
  const { t } = useTranslation('wallet');
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Tabs
        label={t('transfer.upline')}
        items={[
          { id: 'new', label: t('transfer.upline'), panel: <UplineTransfer /> },
          { id: 'history', label: t('history'), panel: <UplineTransferList /> },
        ]}
      />
    </Suspense>
  );
}
