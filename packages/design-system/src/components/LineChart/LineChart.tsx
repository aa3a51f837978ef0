import { ChartFrame, type ChartProps } from './ChartFrame';

export type { ChartLabels, ChartProps, ChartSeries, RenderValue } from './ChartFrame';

/**
 * Shows how figures develop over time, such as turnover by day. To compare figures within a period use
 * `BarChart`. It calculates nothing: pass sums and formatted currencies. The figures are also available as a
 * table, which is shown alone where the chart cannot be drawn.
 */
export function LineChart(props: ChartProps) {
  return <ChartFrame name="LineChart" kind="line" {...props} />;
}
