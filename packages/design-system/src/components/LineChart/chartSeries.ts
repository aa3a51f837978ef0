import type { ReactNode } from 'react';

/** Draws a formatted value; the series and the index of its period say which one it is. */
export type RenderValue = (text: string, at: { seriesId: string; index: number }) => ReactNode;

export interface ChartSeries {
  id: string;
  label: string;
  /** One value per period; null for none. */
  values: readonly (number | null)[];
}

export interface ChartLabels {
  /** Header of the column of periods: 'Day'. */
  period: string;
  /** Buttons that switch between table and chart. */
  asTable: string;
  asPicture: string;
  loading: string;
  /** Explains the keys of the chart: 'Arrow keys go from day to day'. */
  keys: string;
  /** Shown for a missing value. Default: a dash. */
  noValue?: string;
}
