import { Skeleton } from '@parlour/design-system/Skeleton';
import { Tabs } from '@parlour/design-system/Tabs';
import { lazyChunk } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../model/useAddressState';

const LinkResults = lazyChunk(() => import('./LinkResults'));
const DirectAccount = lazyChunk(() => import('./DirectAccount'));
const RegisterLinks = lazyChunk(() => import('./RegisterLinks'));

const WAITING = <Skeleton height="20rem" />;

/** Opens accounts of the downline, by links or directly (AC-03, PROMO-05). */
export default function RegisterCenterPage() {
  const { t } = useTranslation(['agent', 'agentLinks']);
  const { state, restart } = useAddressState();
  return (
    <Tabs
      selectedId={state.tab ?? 'links'}
      onSelect={({ id }) => restart(id === 'links' ? {} : { tab: id })}
      label={t('pages.registerCenter')}
      items={[
        {
          id: 'links',
          label: t('link.links'),
          panel: (
            <Suspense fallback={WAITING}>
              <RegisterLinks />
            </Suspense>
          ),
        },
        {
          id: 'results',
          label: t('agentLinks:results'),
          panel: (
            <Suspense fallback={WAITING}>
              <LinkResults />
            </Suspense>
          ),
        },
        {
          id: 'direct',
          label: t('account.directly'),
          panel: (
            <Suspense fallback={WAITING}>
              <DirectAccount />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
