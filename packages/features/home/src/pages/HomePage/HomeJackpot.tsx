import { formatMoney, lazyChunk, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { JackpotPanel } from '../../components/JackpotPanel/JackpotPanel';

const FedJackpot = lazyChunk(() => import('./FedJackpot'));

const SIMULATED = { status: 'ready', data: { kind: 'simulated' } } as const;

/** The jackpot from the source that the merchant names. */
export function HomeJackpot() {
  const { t } = useTranslation('home');
  const { tag } = useLanguage();
  const jackpot = useCoreSelector((state) => state.merchant.jackpot);
  const format = (amount: string) => formatMoney(amount, tag);
  if (jackpot.source === 'simulated')
    return <JackpotPanel state={SIMULATED} note={t('jackpot.note')} format={format} />;
  return (
    <Suspense fallback={<JackpotPanel state={{ status: 'loading' }} note="" format={format} />}>
      <FedJackpot url={jackpot.url} />
    </Suspense>
  );
}
