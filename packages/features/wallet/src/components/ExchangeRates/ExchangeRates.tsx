import { DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { GlobeIcon } from '@parlour/design-system/icons/GlobeIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, numberFormat, useLanguage } from '@parlour/feature-core';
import type { ExchangeRateTable } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';
import * as S from './ExchangeRates.styles';

/** Digits after the point, as the gateway writes them. */
const DIGITS = { minimumFractionDigits: 4, maximumFractionDigits: 4 };

export interface ExchangeRatesProps {
  table: ExchangeRateTable;
}

/** What one unit of the wallet's currency is worth in others (SUP-06). */
export function ExchangeRates({ table: { asOf, baseCurrency, rates } }: ExchangeRatesProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const figure = (rate: string): string => numberFormat(tag, DIGITS).format(Number(rate));
  const caption = t('rates.table', { currency: baseCurrency, moment: formatMoment(asOf, tag) });
  return (
    <Stack gap={12}>
      <S.AsOf aria-hidden>{caption}</S.AsOf>
      <DataTable
        caption={caption}
        view={{ isCaptionHidden: true }}
        rows={rates}
        rowId={({ currency }) => currency}
        labels={{ loading: t('common:loading') }}
        empty={
          <EmptyState icon={<GlobeIcon size={28} />} title={t('rates.none')}>
            {t('rates.noneText')}
          </EmptyState>
        }
        columns={[
          {
            id: 'currency',
            header: t('rates.currency'),
            cell: ({ currency, displayName }) => `${displayName} (${currency})`,
            priority: 'primary',
          },
          {
            id: 'buy',
            header: t('rates.buy'),
            cell: ({ buyRate }) => figure(buyRate),
            align: 'end',
          },
          {
            id: 'sell',
            header: t('rates.sell'),
            cell: ({ sellRate }) => figure(sellRate),
            align: 'end',
          },
        ]}
      />
    </Stack>
  );
}
