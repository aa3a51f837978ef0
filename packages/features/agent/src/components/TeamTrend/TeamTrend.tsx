import { LineChart } from '@parlour/design-system/LineChart';
import { formatDay, numberFormat } from '@parlour/feature-core';
import type { TeamDayFigures } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '../../model/useFigures';

const LINES = ['betAmount', 'deposits', 'withdrawals'] as const;

export interface TeamTrendProps {
  /** One for each day, oldest first; undefined while they are not known. */
  days: readonly TeamDayFigures[] | undefined;
  money: Figures;
}

/** Bets, deposits and withdrawals of the team by day, as a chart or a table. */
export default function TeamTrend({ days, money }: TeamTrendProps) {
  const { t } = useTranslation('agent');
  const { full, tag } = money;
  const periods = useMemo(() => (days ?? []).map(({ date }) => formatDay(date, tag)), [days, tag]);
  const series = useMemo(
    () =>
      LINES.map((id) => ({
        id,
        label: t(`money.${id}`),
        // Numbers are safe here: nothing is added up, and `toFixed` gives the same digits back.
        values: (days ?? []).map((day) => Number(day[id])),
      })),
    [days, t],
  );
  const write = useMemo(
    () => ({
      value: (value: number) => full(value.toFixed(2)),
      tick: numberFormat(tag, { notation: 'compact' }).format,
    }),
    [full, tag],
  );
  return (
    <LineChart
      title={t('overview.trend')}
      periods={periods}
      series={series}
      formatValue={write.value}
      formatTick={write.tick}
      status={days === undefined ? 'loading' : 'ready'}
      labels={{
        period: t('day'),
        asTable: t('chart.table'),
        asPicture: t('chart.picture'),
        loading: t('common:loading'),
        keys: t('chart.keys'),
      }}
    />
  );
}
