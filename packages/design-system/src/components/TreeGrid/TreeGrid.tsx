import { type ComponentPropsWithRef, useRef } from 'react';
import { useWindowedRows } from '../../hooks/useWindowedRows';
import { DataTableBar } from '../DataTable/DataTableBar';
import type { DataColumn } from '../DataTable/dataColumn';
import type { DataSort } from '../DataTable/nextSort';
import { tableCells } from '../DataTable/toCsv';
import type { DataColumnChoice } from '../DataTable/useColumnChoice';
import { type DataExport, useExport } from '../DataTable/useExport';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { drawnIndices } from './drawnIndices';
import * as S from './TreeGrid.styles';
import { TreeGridHead } from './TreeGridHead';
import { TreeGridNote } from './TreeGridNote';
import { TreeGridRow } from './TreeGridRow';
import { treeCells } from './treeCells';
import { useRowHeight } from './useRowHeight';
import { useTreeColumns } from './useTreeColumns';
import { useTreeFocus } from './useTreeFocus';
import { useTreeKeys } from './useTreeKeys';
import { useTreeRows } from './useTreeRows';
import { useTreeSort } from './useTreeSort';
import type { TreeItem } from './visibleRows';

export type { TreeItem } from './visibleRows';

export interface TreeGridLabels {
  /** Buttons before a row that show and hide what is below it. */
  open: string;
  close: string;
  loading: string;
  failed: string;
  retry: string;
  /** Button that opens the choice of columns. */
  columns?: string;
  /** Button that saves the rows as a file. */
  export?: string;
  /** Heads the column of a saved file that says how deep a row stands, from 1; without it there is none. */
  level?: string;
}

export interface TreeGridProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The top of the tree. Give the same array until it changes: a new one goes through it all. */
  items: readonly TreeItem<Row>[];
  /**
   * As those of a `DataTable`; the first one names the row and always stays. Give the same array until
   * it changes: a new column sorts anew.
   */
  columns: readonly DataColumn<Row>[];
  /** Name of the grid. */
  label: string;
  labels: TreeGridLabels;
  /** Asked once for the children of a row that has some which are not there; may be tried again. */
  loadChildren?: (id: string) => Promise<readonly TreeItem<Row>[]>;
  /** The open rows, where the owner keeps them; otherwise they are kept here. */
  expandedIds?: readonly string[];
  defaultExpandedIds?: readonly string[];
  onExpand?: (event: { expandedIds: readonly string[] }) => void;
  /**
   * The column that siblings are sorted by, where the owner keeps it; otherwise it is kept here. What is
   * closed is sorted when it is opened.
   */
  sort?: DataSort | undefined;
  defaultSort?: DataSort | undefined;
  /** Called by a press on the header of a column that `isSortable`. */
  onSort?: ((event: DataSort) => void) | undefined;
  /** Lets people choose the columns. */
  columnChoice?: DataColumnChoice | undefined;
  /** Lets people save comma-separated values: the shown columns of `rows`, or of all that are there, also below what is closed, or what `load` gives. */
  exportFile?: DataExport<Row> | undefined;
  /** Called when a row is pressed, or entered by key; without it Enter opens and closes. */
  onSelect?: ((event: { id: string }) => void) | undefined;
  /** Any CSS length; rows beyond it scroll under the headers. */
  maxBlockSize?: string;
}

/**
 * Records that hold each other, with the same facts each: an agent's team. Rows open, and may fetch
 * what is below them; of a hundred thousand only those in view exist. Records without an order of
 * their own are a `DataTable`.
 */
export function TreeGrid<Row>({
  items,
  columns: allColumns,
  label,
  labels,
  loadChildren,
  expandedIds,
  defaultExpandedIds,
  onExpand,
  sort: givenSort,
  defaultSort,
  onSort: onOwnerSort,
  columnChoice,
  exportFile,
  onSelect,
  maxBlockSize = '32rem',
  ...rest
}: TreeGridProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const { columns, facts, shownIds, onToggle: onColumn } = useTreeColumns(allColumns, columnChoice);
  const { sort, order, onSort } = useTreeSort({
    columns: allColumns,
    sort: givenSort,
    defaultSort,
    onSort: onOwnerSort,
  });
  const { rows, source, note, onToggle, onRetry } = useTreeRows({
    items,
    order,
    loadChildren,
    expandedIds,
    defaultExpandedIds,
    onExpand,
  });
  const rowHeight = useRowHeight(probe);
  const headHeight = useRowHeight(head);
  const range = useWindowedRows(body, rows.length, rowHeight);
  const { place: held, go, onFocus, onBlur } = useTreeFocus(body, rows);
  const place = {
    index: held?.index ?? Math.max(0, range.first),
    // The cell that was held may have been left out since.
    column: Math.min(held?.column ?? -1, columns.length - 1),
  };
  const { onKeyDown, onClick } = useTreeKeys({
    rows,
    columnCount: columns.length,
    pageSize: () =>
      Math.max(1, Math.floor((region.current?.clientHeight ?? 0) / (rowHeight || 1)) - 2),
    place,
    go,
    onToggle,
    onRetry,
    onSelect,
  });

  const choice =
    columnChoice === undefined || labels.columns === undefined || facts.length === 0
      ? undefined
      : { label: labels.columns, columns: facts, shownIds, onToggle: onColumn };
  const { isSaving, onExport } = useExport(exportFile, (some) =>
    some === undefined
      ? treeCells({ columns, source, levelHeader: labels.level })
      : tableCells(columns, some),
  );

  return (
    <S.Root data-component="TreeGrid" {...rest}>
      <DataTableBar
        title={undefined}
        choice={choice}
        exportLabel={exportFile === undefined ? undefined : labels.export}
        isSaving={isSaving}
        onExport={onExport}
      />
      <S.Region
        ref={region}
        style={{ '--_max-block': maxBlockSize, '--_head': `${String(headHeight)}px` }}
      >
        <S.Grid
          role="treegrid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-busy={note === 'loading' || undefined}
          style={{ '--_others': Math.max(1, columns.length - 1) }}
          {...{ onKeyDown, onClick, onFocus, onBlur }}
        >
          <TreeGridHead ref={head} columns={columns} sort={sort} onSort={onSort} />
          <S.Body ref={body} role="rowgroup" style={{ '--_count': rows.length }}>
            {drawnIndices(range, rows.length, place.index).map((index) => {
              const row = rows[index];
              if (row === undefined) return null;
              return row.kind === 'node' ? (
                <TreeGridRow
                  key={row.id}
                  {...{ row, index, columns, labels }}
                  tabColumn={index === place.index ? place.column : undefined}
                  isSelectable={onSelect !== undefined}
                />
              ) : (
                <TreeGridNote
                  key={row.id}
                  {...{ row, index, labels }}
                  columnCount={columns.length}
                  isTabStop={index === place.index}
                />
              );
            })}
          </S.Body>
        </S.Grid>
        <S.Probe ref={probe} aria-hidden />
      </S.Region>
      <VisuallyHidden role="status">
        {note === undefined ? '' : note === 'loading' ? labels.loading : labels.failed}
      </VisuallyHidden>
    </S.Root>
  );
}
