import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import { lazyChunk } from '@parlour/feature-core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { useWithdraw } from '../../model/useWithdraw';
import { WithdrawalRecord } from './WithdrawalRecord';

const WithdrawNew = lazyChunk(() => import('./WithdrawNew'));
const WithdrawalList = lazyChunk(() => import('./WithdrawalList'));

/** Money out: a new withdrawal, its progress, whether it has arrived, and the earlier ones (WAL-02, WAL-03). */
export default function WithdrawPage() {
  const { t } = useTranslation('wallet');
  const { createdId, forget, ...form } = useWithdraw();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [tab, setTab] = useState('new');
  const shownId = openedId ?? createdId;
  if (shownId !== null)
    return (
      <WithdrawalRecord
        key={shownId}
        withdrawalId={shownId}
        onBack={() => {
          setOpenedId(null);
          if (openedId === null) forget();
        }}
      />
    );
  return (
    <Suspense fallback={<FormSkeleton />}>
      {form.state.status === 'done' ? (
        <Notice tone="positive" role="status">
          {t('intent.done')}
        </Notice>
      ) : null}
      <Tabs
        label={t('withdraw.title')}
        selectedId={tab}
        onSelect={({ id }) => setTab(id)}
        items={[
          { id: 'new', label: t('withdraw.title'), panel: <WithdrawNew {...form} /> },
          { id: 'history', label: t('history'), panel: <WithdrawalList onOpen={setOpenedId} /> },
        ]}
      />
    </Suspense>
  );
}
