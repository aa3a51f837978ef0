import type { ChartLabels, ChartSeries } from './LineChart';

export const CHART_LABELS: ChartLabels = {
  period: 'Day',
  asTable: 'Show as table',
  asPicture: 'Show as chart',
  loading: 'Loading the report',
  keys: 'Arrow keys go from day to day',
};

const NUMBERS = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const SHORT = new Intl.NumberFormat('en', { notation: 'compact' });
export const formatValue = (value: number): string => NUMBERS.format(value);
export const formatTick = (value: number): string => SHORT.format(value);

export const DAYS: readonly string[] = Array.from({ length: 14 }, (_, at) => `${at + 1} May`);
export const MONTHS: readonly string[] = 'Dec Jan Feb Mar Apr May'.split(' ');

const wave = (length: number, base: number, swing: number, shift: number): number[] =>
  Array.from({ length }, (_, at) =>
    Math.round(
      base +
        swing * Math.sin(at / (length > 60 ? 29 : 1.7) + shift) +
        ((at * 37 + shift * 11) % 9) * swing * 0.05,
    ),
  );

export const DAILY: readonly ChartSeries[] = [
  { id: 'turnover', label: 'Turnover', values: wave(14, 9200, 2600, 0) },
  { id: 'deposits', label: 'Deposits', values: wave(14, 5200, 1700, 2) },
  { id: 'result', label: 'Profit and loss', values: wave(14, 300, 2100, 4) },
];

export const MONTHLY: readonly ChartSeries[] = [
  { id: 'deposits', label: 'Deposits', values: wave(6, 48_000, 9000, 1) },
  { id: 'withdrawals', label: 'Withdrawals', values: wave(6, 36_000, 8000, 3) },
  { id: 'result', label: 'Profit and loss', values: [4200, -6100, 9800, 1200, -2300, 7400] },
];

/** Series with days without a value. */
export const WITH_GAPS: readonly ChartSeries[] = DAILY.map((one, index) => ({
  ...one,
  values: one.values.map((value, at) => (index === 0 && (at === 5 || at === 6) ? null : value)),
}));

export const YEAR: readonly string[] = Array.from(
  { length: 365 },
  (_, at) => `${(at % 30) + 1}.${Math.floor(at / 30.5) + 1}.`,
);
export const YEARLY: readonly ChartSeries[] = [
  {
    id: 'turnover',
    label: 'Jumlah perputaran taruhan yang sah',
    values: wave(365, 820_000_000, 240_000_000, 0),
  },
  {
    id: 'bonus',
    label: 'Bonus dan rabat yang dibayarkan',
    values: wave(365, 300_000_000, 90_000_000, 1),
  },
  { id: 'deposits', label: 'Jumlah setoran', values: wave(365, 560_000_000, 150_000_000, 2) },
  {
    id: 'result',
    label: 'Keuntungan dan kerugian bersih',
    values: wave(365, 60_000_000, 180_000_000, 4),
  },
];
