import { toPanelState } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useGetTeamProfitAndLossQuery } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart } from '../../components/DayChart/DayChart';
import { ALL_DAYS, type DaysQuery } from '../../model/useReportDays';

export interface ProfitByDayProps {
  days: DaysQuery;
  /** The account that the report is narrowed to. */
  account?: string | undefined;
}

/** The result of the players by day, oldest first, above the axis where they won. */
export default function ProfitByDay({ days, account }: ProfitByDayProps) {
  const { t } = useTranslation(['agentCompare', 'agent']);
  const query = useGetTeamProfitAndLossQuery({
    ...days,
    ...(account === undefined ? {} : { account }),
    groupBy: 'day',
    pageSize: ALL_DAYS,
  });
  const { currentData } = query;
  const state = toPanelState({ ...query, data: currentData }, t, ({ content }) => content);
  const rows = useMemo(
    () =>
      currentData?.content
        .map(({ date, figures }) => ({ date: date ?? '', profitLoss: figures.profitLoss }))
        .toReversed(),
    [currentData],
  );
  const lines = useMemo(
    () => [{ id: 'profitLoss' as const, label: t('agent:money.profitLoss') }],
    [t],
  );
  return (
    <DayChart
      title={t('chart.profit')}
      kind="bars"
      days={rows}
      lines={lines}
      explainedBy={(figure, date) => ({
        figure,
        ...(account === undefined ? {} : { account }),
        startDate: date,
        endDate: date,
      })}
      failed={
        state.status === 'failed' ? (
          <LoadError title={t('chart.failed')} state={state} />
        ) : undefined
      }
    />
  );
}
