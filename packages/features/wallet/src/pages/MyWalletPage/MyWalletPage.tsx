import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { ExchangeRates } from '../../components/ExchangeRates/ExchangeRates';
import { RecordFilter } from '../../components/RecordFilter/RecordFilter';
import { WalletMoved } from '../../components/WalletMoved/WalletMoved';
import { WalletNow } from '../../components/WalletNow/WalletNow';
import { useExchangeRates, useWalletSummary } from '../../model/useWalletSummary';

/** The wallet at a glance, what moved in it, and the table of exchange rates (SUP-06). */
export default function MyWalletPage() {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { filter, summary, isFetching } = useWalletSummary();
  const now = summary.status === 'ready' ? summary.data : null;
  return (
    <Stack gap={32}>
      <Section
        headingLevel={3}
        title={t('myWallet.now')}
        description={
          now === null ? undefined : t('myWallet.asOf', { moment: formatMoment(now.asOf, tag) })
        }
      >
        {summary.status === 'loading' ? <Skeleton height="200px" /> : null}
        {summary.status === 'failed' ? (
          <LoadError title={t('myWallet.failed')} state={summary} />
        ) : null}
        {now === null ? null : <WalletNow summary={now} />}
      </Section>
      <Section headingLevel={3} title={t('myWallet.moved')}>
        <Stack gap={16}>
          <RecordFilter filter={filter} />
          {summary.status === 'loading' ? <Skeleton height="200px" /> : null}
          {now === null ? null : <WalletMoved summary={now} isFetching={isFetching} />}
        </Stack>
      </Section>
      <Section headingLevel={3} title={t('rates.title')} description={t('rates.text')}>
        <Rates />
      </Section>
    </Stack>
  );
}

function Rates() {
  const { t } = useTranslation('wallet');
  const rates = useExchangeRates();
  if (rates.status === 'failed') return <LoadError title={t('rates.failed')} state={rates} />;
  if (rates.status === 'loading') return <LoadingRows heights={[56, 56, 56]} />;
  return <ExchangeRates table={rates.data} />;
}
