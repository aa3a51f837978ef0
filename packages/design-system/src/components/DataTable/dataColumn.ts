import type { ReactNode } from 'react';

export type DataAlign = 'start' | 'center' | 'end';
export type DataPriority = 'primary' | 'normal' | 'low';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Renders a cell. Money and numbers have to be formatted. */
  cell: (row: Row) => ReactNode;
  /** Alignment; use `end` for numbers, so that their digits line up. Default: `start`. */
  align?: DataAlign;
  isSortable?: boolean;
  /**
   * Compare function for ascending order: `compareAmounts` for money, an `Intl.Collator` for names. Only
   * for a grid that sorts by itself; a `DataTable` does not. Without it the texts are compared, numbers
   * in them by value.
   */
  compare?: (one: Row, other: Row) => number;
  /** Total of the column, formatted. If any column has one, the table gets a row of totals. */
  total?: ReactNode;
  /** Hides the column, at first if people can choose columns. */
  isHidden?: boolean;
  /**
   * `primary` names the row: it stays visible on horizontal scrolling and is the title of a card. `low` is
   * hidden on a card until requested. Without a `primary` column the first one is used.
   */
  priority?: DataPriority;
  /** Value of the cell in an export, if `cell` renders more than text. */
  text?: (row: Row) => string | number;
}

/** The column that names the row. */
export const primaryColumnId = <Row>(columns: readonly DataColumn<Row>[]): string | undefined =>
  (columns.find(({ priority }) => priority === 'primary') ?? columns[0])?.id;
