import { DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { formatRebateRate, useLanguage } from '@parlour/feature-core';
import type { RebateRate } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

export interface RebateRatesProps {
  rates: readonly RebateRate[];
  /** Name of a game category by its code. */
  categoryOf: (code: string) => string;
}

/** Rebate rates of the visitor for each category (LOB-10). */
export function RebateRates({ rates, categoryOf }: RebateRatesProps) {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  return (
    <DataTable
      caption={t('rebate.rates')}
      rows={rates}
      rowId={({ gameCategory }) => gameCategory}
      labels={{ loading: t('common:loading') }}
      empty={<EmptyState icon={<ChartIcon size={28} />} title={t('rebate.noRates')} />}
      columns={[
        {
          id: 'category',
          header: t('rebate.category'),
          cell: ({ gameCategory }) => categoryOf(gameCategory),
          priority: 'primary',
        },
        {
          id: 'rate',
          header: t('rebate.rate'),
          cell: ({ rate }) => formatRebateRate(rate, tag),
          align: 'end',
        },
      ]}
    />
  );
}
