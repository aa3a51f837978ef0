import { ChartFrame, type ChartProps } from './ChartFrame';

export type { ChartLabels, ChartProps, ChartSeries } from './ChartFrame';

/**
 * How figures go on from one period to the next, such as turnover by day. What is to be compared
 * within a period is a `BarChart`. It shows figures and computes none: sums and currencies are the
 * owner's. The table behind it is one press away, and stands alone where no picture can be drawn.
 */
export function LineChart(props: ChartProps) {
  return <ChartFrame name="LineChart" kind="line" {...props} />;
}
