import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './DataTableRows.styles';
import { type DataColumn, primaryColumnId } from './dataColumn';
import type { DataSelection } from './dataSelection';
import type { DataSort } from './nextSort';
import { SelectAll } from './SelectCells';
import { ariaSort, SortHeader } from './SortHeader';

export interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | undefined;
  onSort: ((event: DataSort) => void) | undefined;
  selection: DataSelection<Row> | undefined;
  /** Ids of the rows on this page. */
  ids: readonly string[];
  /** Header of the column of actions, if there is one. */
  actionsLabel: string | undefined;
}

/** The headers. In the card layout only sortable ones are visible. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSort,
  selection,
  ids,
  actionsLabel,
}: DataTableHeadProps<Row>) {
  const primaryId = primaryColumnId(columns);
  return (
    <S.Head role="rowgroup">
      <S.HeadRow role="row">
        {selection === undefined ? null : <SelectAll selection={selection} ids={ids} />}
        {columns.map(({ id, header, align, isSortable = false }) => {
          const canSort = isSortable && onSort !== undefined;
          return (
            <S.HeadCell
              key={id}
              role="columnheader"
              scope="col"
              data-align={align}
              data-primary={id === primaryId || undefined}
              data-sortable={canSort || undefined}
              aria-sort={canSort ? ariaSort(sort, id) : undefined}
            >
              {canSort ? (
                <SortHeader columnId={id} header={header} sort={sort} onSort={onSort} />
              ) : (
                header
              )}
            </S.HeadCell>
          );
        })}
        {actionsLabel === undefined ? null : (
          <S.HeadCell role="columnheader" scope="col">
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </S.HeadCell>
        )}
      </S.HeadRow>
    </S.Head>
  );
}
