import { ChartFrame, type ChartProps } from '../LineChart/ChartFrame';

/**
 * Figures of each period beside each other, such as deposits and withdrawals by month; what is below
 * zero hangs from the line. For many periods, where only the course matters, take a `LineChart`.
 */
export function BarChart(props: ChartProps) {
  return <ChartFrame name="BarChart" kind="bar" {...props} />;
}
