import { LineChart } from '@parlour/design-system/LineChart';
import { formatDay, numberFormat } from '@parlour/feature-core';
import { useGetRegisterLinkStatisticsQuery } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../model/useFigures';
import { ALL_DAYS, type DaysQuery } from '../../model/useReportDays';

const LINES = ['visits', 'registered', 'firstDeposits'] as const;

/** Visits, registrations and first deposits by day, oldest first. */
export default function LinkTrend({ days }: { days: DaysQuery }) {
  const { t } = useTranslation(['agentLinks', 'agent', 'common']);
  const { tag, count } = useFigures();
  const { currentData } = useGetRegisterLinkStatisticsQuery({
    ...days,
    groupBy: 'day',
    pageSize: ALL_DAYS,
  });
  const rows = useMemo(() => currentData?.content.toReversed() ?? [], [currentData]);
  const periods = useMemo(() => rows.map(({ date }) => formatDay(date ?? '', tag)), [rows, tag]);
  const series = useMemo(
    () =>
      LINES.map((id) => ({
        id,
        label: t(`figures.${id}`),
        values: rows.map(({ figures }) => figures[id]),
      })),
    [rows, t],
  );
  const formatTick = useMemo(() => numberFormat(tag, { notation: 'compact' }).format, [tag]);
  return (
    <LineChart
      title={t('trend')}
      periods={periods}
      series={series}
      formatValue={count}
      formatTick={formatTick}
      status={currentData === undefined ? 'loading' : 'ready'}
      labels={{
        period: t('agent:day'),
        asTable: t('agent:chart.table'),
        asPicture: t('agent:chart.picture'),
        loading: t('common:loading'),
        keys: t('agent:chart.keys'),
      }}
    />
  );
}
