import type { TeamDayFigures } from '@parlour/gateway-openapi/agent';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayChart } from '../DayChart/DayChart';

const LINES = ['betAmount', 'deposits', 'withdrawals'] as const;

export interface TeamTrendProps {
  /** One for each day, oldest first; undefined while they are not known. */
  days: readonly TeamDayFigures[] | undefined;
}

/** Bets, deposits and withdrawals of the team by day, as a chart or a table; each figure opens what it is made of (AG-01). */
export default function TeamTrend({ days }: TeamTrendProps) {
  const { t } = useTranslation('agent');
  const lines = useMemo(() => LINES.map((id) => ({ id, label: t(`money.${id}`) })), [t]);
  return (
    <DayChart
      title={t('overview.trend')}
      days={days}
      lines={lines}
      explainedBy={(figure, date) => ({ figure, startDate: date, endDate: date })}
    />
  );
}
