import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import * as Card from './DataTableCards.styles';
import { DataTableRow } from './DataTableRow';
import * as S from './DataTableRows.styles';
import type { DataColumn } from './dataColumn';
import type { DataSelection } from './dataSelection';
import { SelectCell } from './SelectCells';

export interface DataTableBodyProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowAction: ((row: Row) => ReactNode) | undefined;
  selection: DataSelection<Row> | undefined;
  fold: { more: string; less: string } | undefined;
  /** Number of skeleton rows to show instead of the rows; 0 shows the rows. */
  placeholders: number;
  /** Shown instead of the rows: why there are none. */
  message: ReactNode;
}

/** The rows, their skeletons, or a message why there are none. */
export function DataTableBody<Row>({
  columns,
  rows,
  rowId,
  rowAction,
  selection,
  fold,
  placeholders,
  message,
}: DataTableBodyProps<Row>) {
  if (placeholders > 0) {
    return (
      <S.Body role="rowgroup">
        {Array.from({ length: placeholders }, (_, index) => (
          <DataTableRow
            key={index}
            columns={columns}
            renderCell={({ align }) => (
              <Card.Placeholder data-align={align}>
                <Skeleton shape="text" width={align === 'end' ? '3.5rem' : '70%'} />
              </Card.Placeholder>
            )}
            choice={<SelectCell selection={selection} />}
            action={rowAction === undefined ? undefined : <Skeleton width="2rem" height="2rem" />}
            fold={fold}
            isHidden
          />
        ))}
      </S.Body>
    );
  }
  if (message !== undefined) {
    return (
      <S.Body role="rowgroup">
        <Card.MessageRow role="row">
          <Card.Message
            role="cell"
            colSpan={
              columns.length + Number(rowAction !== undefined) + Number(selection !== undefined)
            }
          >
            {message}
          </Card.Message>
        </Card.MessageRow>
      </S.Body>
    );
  }
  return (
    <S.Body role="rowgroup">
      {rows.map((row) => (
        <DataTableRow
          key={rowId(row)}
          columns={columns}
          renderCell={({ cell }) => cell(row)}
          choice={<SelectCell selection={selection} of={{ row, id: rowId(row) }} />}
          action={rowAction?.(row)}
          fold={fold}
        />
      ))}
    </S.Body>
  );
}
