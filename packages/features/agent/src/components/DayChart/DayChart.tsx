import { BarChart } from '@parlour/design-system/BarChart';
import { LineChart } from '@parlour/design-system/LineChart';
import { formatDay, numberFormat } from '@parlour/feature-core';
import type { ExplainFigureApiArg } from '@parlour/gateway-openapi/agent';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../../model/useFigures';
import { FigureButton } from '../FigureButton/FigureButton';

/** Bars of more days than these are too thin to be told apart. */
const MOST_BARS = 31;

export interface DayChartProps<Id extends string> {
  title: string;
  /** Whether days are compared by bars, as far as they are wide enough, or read as a trend. Default: lines. */
  kind?: 'bars' | 'lines';
  /** Amounts by day, oldest first; undefined while they are not known. Memoize the array. */
  days: readonly Readonly<{ date: string } & Record<Id, string>>[] | undefined;
  /** What is drawn, the most important first. Memoize the array. */
  lines: readonly { id: Id; label: string }[];
  /** What an amount of a day is explained by (AG-01). Default: amounts can not be opened. */
  explainedBy?: (id: Id, date: string) => ExplainFigureApiArg;
  /** Shown instead, where the days could not be loaded. */
  failed?: ReactNode;
}

/** Amounts by day, as a chart or as a table. */
export function DayChart<Id extends string>({
  title,
  kind = 'lines',
  days,
  lines,
  explainedBy,
  failed,
}: DayChartProps<Id>) {
  const { t } = useTranslation(['agent', 'common']);
  const { full, tag } = useFigures();
  const periods = useMemo(() => (days ?? []).map(({ date }) => formatDay(date, tag)), [days, tag]);
  const series = useMemo(
    () =>
      // Numbers are safe here: nothing is added up, and `toFixed` gives the same digits back.
      lines.map(({ id, label }) => ({
        id,
        label,
        values: (days ?? []).map((day) => Number(day[id])),
      })),
    [days, lines],
  );
  const write = useMemo(
    () => ({
      value: (value: number) => full(value.toFixed(2)),
      tick: numberFormat(tag, { notation: 'compact' }).format,
    }),
    [full, tag],
  );
  // The table of the same days says that there is nothing.
  if (days?.length === 0) return null;
  const Chart = kind === 'bars' && periods.length <= MOST_BARS ? BarChart : LineChart;
  return (
    <Chart
      title={title}
      periods={periods}
      series={series}
      formatValue={write.value}
      formatTick={write.tick}
      renderValue={(text, { seriesId, index }) => {
        const id = lines.find((line) => line.id === seriesId)?.id;
        const date = days?.[index]?.date;
        return explainedBy === undefined || id === undefined || date === undefined ? (
          text
        ) : (
          <FigureButton asked={explainedBy(id, date)}>{text}</FigureButton>
        );
      }}
      status={days !== undefined ? 'ready' : failed === undefined ? 'loading' : 'failed'}
      failed={failed}
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
