import { Skeleton } from '@parlour/design-system/Skeleton';
import { Tabs } from '@parlour/design-system/Tabs';
import { lazyChunk } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../model/useAddressState';

const TeamMovements = lazyChunk(() => import('./TeamMovements'));
const TeamOrders = lazyChunk(() => import('./TeamOrders'));

const WAITING = <Skeleton height="20rem" />;

/** Every movement in the wallets of the team, and the orders behind them (AC-03). */
export default function DownlineMovementsPage() {
  const { t } = useTranslation('agent');
  const { state, restart } = useAddressState();
  return (
    <Tabs
      selectedId={state.tab ?? 'movements'}
      onSelect={({ id }) => restart(id === 'movements' ? {} : { tab: id })}
      label={t('pages.agentDownlineTransactionDetailsCopy')}
      items={[
        {
          id: 'movements',
          label: t('movement.all'),
          panel: (
            <Suspense fallback={WAITING}>
              <TeamMovements />
            </Suspense>
          ),
        },
        {
          id: 'orders',
          label: t('orders.title'),
          panel: (
            <Suspense fallback={WAITING}>
              <TeamOrders />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
