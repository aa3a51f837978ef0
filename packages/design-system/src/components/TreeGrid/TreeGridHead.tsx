import type { Ref } from 'react';
import type { DataColumn } from '../DataTable/dataColumn';
import type { DataSort } from '../DataTable/nextSort';
import { ariaSort, SortHeader } from '../DataTable/SortHeader';
import * as S from './TreeGrid.styles';

export interface TreeGridHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | undefined;
  onSort: (event: DataSort) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The fixed headers. Those of sortable columns are buttons in the tab order. */
export function TreeGridHead<Row>({ columns, sort, onSort, ref }: TreeGridHeadProps<Row>) {
  return (
    <S.Head ref={ref} role="rowgroup">
      <S.HeadRow role="row" aria-rowindex={1}>
        {columns.map(({ id, header, align, isSortable = false }) => (
          <S.HeadCell
            key={id}
            role="columnheader"
            data-align={align}
            aria-sort={isSortable ? ariaSort(sort, id) : undefined}
          >
            {isSortable ? (
              <SortHeader columnId={id} header={header} sort={sort} onSort={onSort} />
            ) : (
              header
            )}
          </S.HeadCell>
        ))}
      </S.HeadRow>
    </S.Head>
  );
}
