import type { DataColumn } from '@parlour/design-system/DataTable';
import { formatDay, shortMoment } from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { useFigures } from './useFigures';

type Rest<Row> = Pick<DataColumn<Row>, 'priority' | 'isHidden'>;

/** How figures of a column are drawn, for example as buttons. */
export interface DrawFigure<Row> {
  /** Draws the formatted figure of a row; of the total, where the row is null. */
  draw?: (text: string, row: Row | null) => ReactNode;
}

/** Builds the columns of a report: values are read from a row, and formatted by kind. */
export function useReportColumns() {
  const money = useFigures();
  const { tag, plain, count } = money;
  return {
    money,
    text: <Row>(
      id: string,
      header: string,
      read: (row: Row) => string,
      rest: Rest<Row> = {},
    ): DataColumn<Row> => ({ id, header, cell: read, ...rest }),
    /** Aligned amounts; an export has those of the wire. */
    amount: <Row>(
      id: string,
      header: string,
      read: (row: Row) => string,
      {
        total,
        draw = (text) => text,
        ...rest
      }: Rest<Row> & DrawFigure<Row> & { total?: string | undefined } = {},
    ): DataColumn<Row> => ({
      id,
      header,
      cell: (row) => draw(plain(read(row)), row),
      text: read,
      align: 'end',
      ...(total === undefined ? {} : { total: draw(plain(total), null) }),
      ...rest,
    }),
    count: <Row>(
      id: string,
      header: string,
      read: (row: Row) => number,
      {
        total,
        draw = (text) => text,
        ...rest
      }: Rest<Row> & DrawFigure<Row> & { total?: number | undefined } = {},
    ): DataColumn<Row> => ({
      id,
      header,
      cell: (row) => draw(count(read(row)), row),
      text: read,
      align: 'end',
      ...(total === undefined ? {} : { total: draw(count(total), null) }),
      ...rest,
    }),
    day: <Row>(id: string, header: string, read: (row: Row) => string): DataColumn<Row> => ({
      id,
      header,
      cell: (row) => formatDay(read(row), tag),
      text: read,
      priority: 'primary',
    }),
    moment: <Row>(
      id: string,
      header: string,
      read: (row: Row) => string | null,
      rest: Rest<Row> = {},
    ): DataColumn<Row> => ({
      id,
      header,
      cell: (row) => {
        const at = read(row);
        return at === null ? '–' : shortMoment(at, tag);
      },
      text: (row) => read(row) ?? '',
      ...rest,
    }),
  };
}
