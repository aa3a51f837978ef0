import * as Card from './DataTableCards.styles';
import { DataTableRow } from './DataTableRow';
import * as S from './DataTableRows.styles';
import { type DataColumn, primaryColumnId } from './dataColumn';

export interface DataTableFootProps<Row> {
  columns: readonly DataColumn<Row>[];
  label: string | undefined;
  hasAction: boolean;
  /** An empty cell below the checkboxes. */
  hasChoice: boolean;
}

/** The row of totals, if a column has one. */
export function DataTableFoot<Row>({
  columns,
  label,
  hasAction,
  hasChoice,
}: DataTableFootProps<Row>) {
  if (!columns.some(({ total }) => total !== undefined)) return null;
  const primaryId = primaryColumnId(columns);
  return (
    <Card.Foot role="rowgroup">
      <DataTableRow
        columns={columns}
        renderCell={({ id, total }) => total ?? (id === primaryId ? label : null)}
        choice={hasChoice ? <S.Cell role="cell" data-choice /> : undefined}
        action={hasAction ? '' : undefined}
      />
    </Card.Foot>
  );
}
