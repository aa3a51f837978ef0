import type { ReactNode } from 'react';
import { DataTable } from '../DataTable/DataTable';
import type { DataColumn } from '../DataTable/dataColumn';
import type { ChartLabels, ChartSeries } from './chartSeries';

export interface ChartTableProps {
  title: string;
  periods: readonly string[];
  series: readonly ChartSeries[];
  labels: ChartLabels;
  drawAt: (series: ChartSeries, index: number) => ReactNode;
}

/** The same figures as a table, also used where the chart cannot be drawn. */
export function ChartTable({ title, periods, series, labels, drawAt }: ChartTableProps) {
  const columns: DataColumn<number>[] = [
    { id: 'period', header: labels.period, cell: (index) => periods[index], priority: 'primary' },
    ...series.map((one) => ({
      id: one.id,
      header: one.label,
      // Keeps a minus sign on its side in right-to-left text.
      cell: (index: number) => <bdi>{drawAt(one, index)}</bdi>,
      align: 'end' as const,
    })),
  ];
  return (
    <DataTable
      columns={columns}
      rows={[...periods.keys()]}
      rowId={String}
      caption={title}
      labels={{ loading: labels.loading }}
      view={{ isCaptionHidden: true, maxBlockSize: '24rem' }}
    />
  );
}
