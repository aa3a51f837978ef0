import { ChartFrame, type ChartProps } from '../LineChart/ChartFrame';

/**
 * Bars for each period side by side, such as deposits and withdrawals by month. Negative values hang
 * below the axis. For many periods, where only the trend matters, use `LineChart`.
 */
export function BarChart(props: ChartProps) {
  return <ChartFrame name="BarChart" kind="bar" {...props} />;
}
