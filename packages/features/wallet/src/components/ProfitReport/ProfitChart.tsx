import { LineChart } from '@parlour/design-system/LineChart';
import { formatDay, numberFormat, useLanguage, useMoney } from '@parlour/feature-core';
import type { ProfitRow } from '@parlour/gateway-openapi/wallet';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface ProfitChartProps {
  /** One for each day, in any order. */
  rows: readonly ProfitRow[];
}

const LINES = ['profit', 'deposit', 'withdrawal'] as const;

/** Profit and loss, deposits and withdrawals by day, as a chart: nothing is computed from its numbers. */
export function ProfitChart({ rows }: ProfitChartProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  const days = useMemo(
    () => [...rows].sort((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1)),
    [rows],
  );
  const periods = useMemo(() => days.map(({ day }) => formatDay(day ?? '', tag)), [days, tag]);
  const series = useMemo(
    () =>
      LINES.map((id) => ({
        id,
        label: t(`profit.${id}`),
        values: days.map((row) => Number(row[id])),
      })),
    [days, t],
  );
  const formatTick = useCallback(
    (value: number) => numberFormat(tag, { notation: 'compact' }).format(value),
    [tag],
  );
  const formatValue = useCallback((value: number) => money(value.toFixed(2)), [money]);
  return (
    <LineChart
      title={t('profit.chart')}
      periods={periods}
      series={series}
      formatValue={formatValue}
      formatTick={formatTick}
      labels={{
        period: t('profit.day'),
        asTable: t('profit.asTable'),
        asPicture: t('profit.asPicture'),
        loading: t('common:loading'),
        keys: t('profit.keys'),
      }}
    />
  );
}
