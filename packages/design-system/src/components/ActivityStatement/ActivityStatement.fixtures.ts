import type { ActivityStatementProps } from './ActivityStatement';
import type { StatementAmounts, StatementLabels, StatementRow } from './statementRow';

export const STATEMENT_LABELS: StatementLabels = {
  figures: {
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    netDeposits: 'Net deposits',
    stake: 'Staked',
    win: 'Won',
    gameResult: 'Result of play',
  },
  from: 'First day',
  to: 'Last day',
  period: 'Period',
  table: 'Month by month',
  total: 'Total',
  export: 'Save as CSV',
  loading: 'Loading',
  chart: 'At a glance',
  measure: 'What the chart shows',
  measures: { money: 'Money in and out', play: 'Result of play' },
  above: { money: 'Deposits', play: 'Won' },
  below: { money: 'Withdrawals', play: 'Lost' },
  alternative: 'The table below has the same figures.',
  grain: 'Each row is a',
  span: 'Reaches back',
};

const ZERO = '0.00';
const QUIET: StatementAmounts = {
  deposits: ZERO,
  withdrawals: ZERO,
  netDeposits: ZERO,
  stake: ZERO,
  win: ZERO,
  gameResult: ZERO,
};

type Figures = readonly [string, string, string, string, string, string];
type Shares = readonly [number, number, number];

const rowOf = (
  [from, to, label]: readonly [string, string, string],
  [deposits, withdrawals, netDeposits, stake, win, gameResult]: Figures,
  [depositShare, withdrawalShare, resultShare]: Shares,
): StatementRow => ({
  ...{ from, to, label, deposits, withdrawals, netDeposits, stake, win, gameResult },
  ...{ depositShare, withdrawalShare, resultShare },
});

/** Half a year, with a month in which nothing happened. */
export const MONTHS: readonly StatementRow[] = [
  rowOf(
    ['2025-10-01', '2025-10-31', 'October 2025'],
    ['150.00', ZERO, '150.00', '420.00', '388.50', '-31.50'],
    [0.75, 0, -0.158],
  ),
  rowOf(
    ['2025-11-01', '2025-11-30', 'November 2025'],
    ['200.00', '120.00', '80.00', '980.00', '1040.00', '60.00'],
    [1, 0.6, 0.3],
  ),
  {
    ...{ from: '2025-12-01', to: '2025-12-31', label: 'December 2025', ...QUIET },
    ...{ depositShare: 0, withdrawalShare: 0, resultShare: 0, isQuiet: true },
  },
  rowOf(
    ['2026-01-01', '2026-01-31', 'January 2026'],
    ['60.00', '180.00', '-120.00', '210.00', '195.00', '-15.00'],
    [0.3, 0.9, -0.075],
  ),
  rowOf(
    ['2026-02-01', '2026-02-28', 'February 2026'],
    ['180.00', ZERO, '180.00', '760.00', '560.00', '-200.00'],
    [0.9, 0, -1],
  ),
  rowOf(
    ['2026-03-01', '2026-03-14', 'March 2026'],
    ['40.00', '10.00', '30.00', '95.00', '12.50', '-82.50'],
    [0.2, 0.05, -0.412],
  ),
];

const TOTAL: StatementAmounts = {
  deposits: '630.00',
  withdrawals: '310.00',
  netDeposits: '320.00',
  stake: '2465.00',
  win: '2196.00',
  gameResult: '-269.00',
};

/** Days of a quarter, so many that the chart scrolls and the table has pages. */
export const DAYS: readonly StatementRow[] = Array.from({ length: 165 }, (_, at) => {
  const day = new Date(Date.UTC(2025, 9, 1 + at)).toISOString().slice(0, 10);
  const share = ((at * 37) % 100) / 100;
  return {
    ...rowOf(
      [day, day, day],
      [`${at + 1}.00`, ZERO, `${at + 1}.00`, '12.00', '8.00', '-4.00'],
      [share, at % 9 === 0 ? share : 0, at % 4 === 0 ? share : -share],
    ),
    isQuiet: at % 3 === 2,
  };
});

export const LONG_AMOUNTS: StatementAmounts = {
  deposits: '123456789012.00',
  withdrawals: '98765432109.00',
  netDeposits: '24691356903.00',
  stake: '999999999999.99',
  win: '888888888888.88',
  gameResult: '-111111111111.11',
};

/** A row of these amounts, whatever its shares. */
export const LONG_ROWS: readonly StatementRow[] = MONTHS.map((row) => ({
  ...row,
  ...LONG_AMOUNTS,
  label: `${row.label} – Donaudampfschifffahrtsgesellschaft`,
}));

export const formatAmount = (amount: string): string =>
  `${amount.startsWith('-') ? '-' : ''}USD ${amount
    .replace('-', '')
    .replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;

/** A statement of half a year by month. */
export const HALF_YEAR: ActivityStatementProps = {
  spanText: 'October 1, 2025 – March 14, 2026',
  lifetime: {
    label: 'Net deposits since June 2, 2024',
    value: 'USD 720.00',
    text: 'All your deposits (USD 2,300.00) less all your withdrawals (USD 1,580.00) since you registered.',
  },
  total: TOTAL,
  rows: MONTHS,
  formatAmount,
  grain: {
    items: [
      { id: 'DAY', label: 'Day' },
      { id: 'WEEK', label: 'Week' },
      { id: 'MONTH', label: 'Month' },
    ],
    selectedId: 'MONTH',
    onSelect: () => undefined,
  },
  span: {
    items: [
      { id: '3', label: '3 months' },
      { id: '6', label: '6 months' },
      { id: '12', label: '12 months' },
    ],
    selectedId: '6',
    onSelect: () => undefined,
  },
  fileName: 'statement.csv',
  labels: STATEMENT_LABELS,
  note: 'One month in which nothing happened is left out.',
};

/** The same before anything is known. */
export const NOTHING_YET = { lifetime: null, total: null, rows: [], note: undefined } as const;

/** Of a table with more rows than fit a page. */
export const PAGES = {
  labels: {
    navigation: 'Pages of the statement',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: string) => `Page ${page}`,
    position: (page: string, count: string) => `Page ${page} of ${count}`,
  },
};
