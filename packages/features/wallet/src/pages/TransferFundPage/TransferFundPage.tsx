import { Tabs } from '@parlour/design-system/Tabs';
import { lazyChunk } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';

const VendorTransfer = lazyChunk(() => import('./VendorTransfer'));
const VendorTransferList = lazyChunk(() => import('./VendorTransferList'));

/** Money between the main wallet and those at vendors (WAL-01, WAL-02). */
export default function TransferFundPage() {
  const { t } = useTranslation('wallet');
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Tabs
        label={t('transfer.title')}
        items={[
          { id: 'new', label: t('transfer.title'), panel: <VendorTransfer /> },
          { id: 'history', label: t('history'), panel: <VendorTransferList /> },
        ]}
      />
    </Suspense>
  );
}
