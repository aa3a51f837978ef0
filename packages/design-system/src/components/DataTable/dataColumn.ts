import type { ReactNode } from 'react';

export type DataAlign = 'start' | 'center' | 'end';
export type DataPriority = 'primary' | 'normal' | 'low';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Draws a cell; money and numbers arrive formatted. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the `end`, where their digits are in line; by default at the `start`. */
  align?: DataAlign;
  isSortable?: boolean;
  /**
   * Which of two rows comes first when the rows are sorted from small to large, for a grid that sorts
   * by itself: `compareAmounts` for money, an `Intl.Collator` for names. Without it the texts are
   * compared, numbers in them by value. The rows of a `DataTable` are sorted by their owner.
   */
  compare?: (one: Row, other: Row) => number;
  /** Sum of the column, formatted. One total makes a row of totals. */
  total?: ReactNode;
  /** Leaves the column out, or leaves it to the choice of columns. */
  isHidden?: boolean;
  /**
   * `primary` names the row: it stays in sight sideways and heads the card on a phone. `low` waits
   * there until more is asked for. Without a primary column the first one is it.
   */
  priority?: DataPriority;
  /** The cell in an exported file, where `cell` draws more than a text. */
  text?: (row: Row) => string | number;
}

/** The column that names the row. */
export const primaryColumnId = <Row>(columns: readonly DataColumn<Row>[]): string | undefined =>
  (columns.find(({ priority }) => priority === 'primary') ?? columns[0])?.id;
