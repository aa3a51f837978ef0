import { EmptyState } from '@parlour/design-system/EmptyState';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import {
  lazyChunk,
  selectAccount,
  toPanelState,
  useCentreHref,
  useCoreSelector,
} from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetLimitsQuery } from '@parlour/gateway-openapi/saferPlay';
import { useListDepositMethodsQuery } from '@parlour/gateway-openapi/wallet';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/FormSkeleton/FormSkeleton';
import { useDeposit } from '../../model/useDeposit';
import { usePaymentAvailability } from '../../model/usePaymentAvailability';
import { DepositRecord } from './DepositRecord';

const DepositForm = lazyChunk(async () => ({
  default: (await import('../../components/DepositForm/DepositForm')).DepositForm,
}));
const DepositList = lazyChunk(() => import('./DepositList'));

/** Money in: a new deposit, its progress, and the earlier ones (WAL-02). */
export default function DepositPage() {
  const { t } = useTranslation('wallet');
  const currency = useCoreSelector((state) => selectAccount(state)?.currencySymbol ?? '');
  const hrefTo = useCentreHref();
  const query = useListDepositMethodsQuery();
  const { data: limits } = useGetLimitsQuery();
  const { isDepositOpen } = usePaymentAvailability();
  const { state, errors, createdId, promotions, forget, onSubmit } = useDeposit();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [tab, setTab] = useState('new');
  const shownId = openedId ?? createdId;

  if (shownId !== null)
    return (
      <DepositRecord
        key={shownId}
        depositId={shownId}
        kindOf={(id) => query.data?.find(({ methodId }) => methodId === id)?.kind}
        onBack={() => {
          setOpenedId(null);
          if (openedId === null) forget();
        }}
      />
    );

  const isAsked = limits?.isAskedAtDeposit === true;
  // At most one press away (SP-04).
  const limitsLink = (
    <LinkButton href={hrefTo('member', 'saferPlay')} variant="quiet" tone="neutral" size="sm">
      {t('deposit.limits')}
    </LinkButton>
  );

  const drawForm = () => {
    const methods = toPanelState(query, t, (list) => list);
    if (methods.status === 'loading') return <FormSkeleton />;
    if (methods.status === 'failed')
      return <LoadError title={t('methodsFailed')} state={methods} />;
    if (methods.data.length === 0 || !isDepositOpen)
      return (
        <EmptyState title={t('noMethods')} icon={<WalletIcon size={28} />}>
          {t('noMethodsText')}
        </EmptyState>
      );
    return (
      <Stack gap={24}>
        {isAsked ? (
          <Notice>
            <p>{t('deposit.ask')}</p>
            {limitsLink}
          </Notice>
        ) : null}
        <DepositForm
          methods={methods.data}
          promotions={promotions}
          currency={currency}
          state={state}
          errors={errors}
          onSubmit={onSubmit}
        />
        {isAsked ? null : <div>{limitsLink}</div>}
      </Stack>
    );
  };

  return (
    <Suspense fallback={<FormSkeleton />}>
      {state.status === 'done' ? (
        <Notice tone="positive" role="status">
          {t('intent.done')}
        </Notice>
      ) : null}
      <Tabs
        label={t('deposit.title')}
        selectedId={tab}
        onSelect={({ id }) => setTab(id)}
        items={[
          { id: 'new', label: t('deposit.title'), panel: drawForm() },
          {
            id: 'history',
            label: t('history'),
            panel: <DepositList onOpen={setOpenedId} />,
          },
        ]}
      />
    </Suspense>
  );
}
