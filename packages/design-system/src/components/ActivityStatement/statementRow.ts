/** Figures of a statement, in the order of its table: what was paid, then what was played. */
export const STATEMENT_FIGURES = [
  'deposits',
  'withdrawals',
  'netDeposits',
  'stake',
  'win',
  'gameResult',
] as const;
export type StatementFigure = (typeof STATEMENT_FIGURES)[number];

/** Decimal strings, such as '-12.50'. */
export type StatementAmounts = Readonly<Record<StatementFigure, string>>;

/** A day, a week or a month of a statement. */
export interface StatementRow extends StatementAmounts {
  /** First day, by ISO 8601; it also identifies the row. */
  from: string;
  /** Last day, which counts as well. */
  to: string;
  /** The period in words: 'March 2026'. */
  label: string;
  /** Deposits as a fraction of the longest bar of deposits or withdrawals, 0 to 1. */
  depositShare: number;
  /** Withdrawals as a fraction of the same. */
  withdrawalShare: number;
  /** The result as a fraction of the longest one, -1 to 1; negative for a loss. */
  resultShare: number;
  /** Nothing happened: drawn as a gap, saved in the file, left out of the table. Default: false. */
  isQuiet?: boolean;
}

/** Deposits less withdrawals over the life of the account. */
export interface StatementLifetime {
  /** What it is and since when: 'Net deposits since June 2, 2024'. */
  label: string;
  /** The amount, formatted. */
  value: string;
  /** One sentence on how it is made up. */
  text: string;
}

/** What the bars of the chart stand for. */
export const STATEMENT_MEASURES = ['money', 'play'] as const;
export type StatementMeasure = (typeof STATEMENT_MEASURES)[number];

export interface StatementLabels {
  figures: Readonly<Record<StatementFigure, string>>;
  /** Headers of the file's first two columns. */
  from: string;
  to: string;
  /** Header of the table's first column: 'Period'. */
  period: string;
  /** Name of the table, visible above it. */
  table: string;
  /** Header of the row of totals. */
  total: string;
  /** Name of the button that saves the file. */
  export: string;
  loading: string;
  /** Name of the chart. */
  chart: string;
  /** Name of the choice of what the chart shows, and its options. */
  measure: string;
  measures: Readonly<Record<StatementMeasure, string>>;
  /** What bars above and below the line stand for. */
  above: Readonly<Record<StatementMeasure, string>>;
  below: Readonly<Record<StatementMeasure, string>>;
  /** Tells screen readers where the figures of the chart are. */
  alternative: string;
  /** Names of the choices of the period of a row, and of the span. */
  grain: string;
  span: string;
}
