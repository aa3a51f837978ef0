import { toPanelState } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetAgentRevenueReportQuery } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart } from '../../components/DayChart/DayChart';
import { ALL_DAYS, type DaysQuery } from '../../model/useReportDays';

const LINES = ['received', 'paid'] as const;

/** What came in and what was paid on, by day, oldest first. */
export default function RevenueChart({ days }: { days: DaysQuery }) {
  const { t } = useTranslation('agentCompare');
  const query = useGetAgentRevenueReportQuery({ ...days, pageSize: ALL_DAYS });
  const { currentData } = query;
  const state = toPanelState({ ...query, data: currentData }, t, ({ content }) => content);
  const rows = useMemo(() => currentData?.content.toReversed(), [currentData]);
  const lines = useMemo(() => LINES.map((id) => ({ id, label: t(`chart.${id}`) })), [t]);
  return (
    <DayChart
      title={t('chart.revenue')}
      kind="bars"
      days={rows}
      lines={lines}
      failed={
        state.status === 'failed' ? (
          <LoadError title={t('chart.failed')} state={state} />
        ) : undefined
      }
    />
  );
}
