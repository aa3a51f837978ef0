import { Button } from '@parlour/design-system/Button';
import { PlusIcon } from '@parlour/design-system/icons/PlusIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { Tabs } from '@parlour/design-system/Tabs';
import { lazyChunk } from '@parlour/feature-core';
import { useContractLabels } from '@parlour/feature-shared';
import {
  type ContractKind,
  type ContractTerms,
  useGetContractTermsQuery,
} from '@parlour/gateway-openapi/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../model/useAddressState';
import { ContractList } from './ContractList';

const PayoutReport = lazyChunk(() => import('./PayoutReport'));
const OfferDialog = lazyChunk(() => import('./OfferDialog'));

/** Contracts of a kind and what they paid; offers where the merchant lets an agent make them (AC-04 to AC-07). */
export default function ContractsPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent');
  const { kinds } = useContractLabels();
  const { state, restart } = useAddressState();
  const [isOffering, setIsOffering] = useState(false);
  const { data: terms } = useGetContractTermsQuery({ kind });
  const whenPaid = ({ paidNextDay, settlementIntervalMinutes: minutes }: ContractTerms): string => {
    if (kind === 'dividend') return t('contract.afterPeriod');
    return paidNextDay ? t('contract.nextDay') : t('contract.every', { minutes });
  };
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <p>{terms === undefined ? null : whenPaid(terms)}</p>
        {terms?.enabled === true ? (
          <Button icon={<PlusIcon />} onClick={() => setIsOffering(true)}>
            {t('offer.title')}
          </Button>
        ) : null}
      </Inline>
      <Tabs
        selectedId={state.tab ?? 'contracts'}
        onSelect={({ id }) => restart(id === 'contracts' ? {} : { tab: id })}
        label={kinds[kind]}
        items={[
          { id: 'contracts', label: t('groups.contracts'), panel: <ContractList kind={kind} /> },
          {
            id: 'payouts',
            label: t('payout.title'),
            panel: (
              <Suspense fallback={<Skeleton height="20rem" />}>
                <PayoutReport kind={kind} />
              </Suspense>
            ),
          },
        ]}
      />
      {isOffering && terms !== undefined ? (
        <Suspense fallback={null}>
          <OfferDialog key={terms.kind} terms={terms} onClose={() => setIsOffering(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
