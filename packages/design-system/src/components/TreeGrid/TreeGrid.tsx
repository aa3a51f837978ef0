import { type ComponentPropsWithRef, useRef } from 'react';
import { useWindowedRows } from '../../hooks/useWindowedRows';
import { useLabels } from '../../labels/useLabels';
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
  /** Names of the buttons that expand and collapse a row. */
  open: string;
  close: string;
  loading: string;
  failed: string;
  retry: string;
  /** Name of the button that opens the choice of columns. */
  columns?: string;
  /** Name of the button that exports the rows. */
  export?: string;
  /** Header of an exported column with the level of each row, from 1. Without it there is no such column. */
  level?: string;
}

export interface TreeGridProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Top level of the tree. Memoize the array: a new one recomputes all rows. */
  items: readonly TreeItem<Row>[];
  /**
   * Columns as in `DataTable`. The first one names the row and is always shown. Memoize the array: a new one
   * sorts again.
   */
  columns: readonly DataColumn<Row>[];
  /** Accessible name of the grid. */
  label: string;
  labels?: Partial<TreeGridLabels>;
  /** Loads the children of a row with `hasChildren`. Called once per row, and again by the retry button. */
  loadChildren?: (id: string) => Promise<readonly TreeItem<Row>[]>;
  /** Controlled value: ids of the expanded rows. */
  expandedIds?: readonly string[];
  /** Ids of the rows expanded at first. */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids of all expanded rows. */
  onExpand?: (event: { expandedIds: readonly string[] }) => void;
  /** Controlled sort column and direction. Siblings are sorted among themselves. */
  sort?: DataSort | undefined;
  /** Column and direction by which the rows are sorted at first. */
  defaultSort?: DataSort | undefined;
  /** Called when the header of a column with `isSortable` is pressed. */
  onSort?: ((event: DataSort) => void) | undefined;
  /** Lets people show and hide columns. */
  columnChoice?: DataColumnChoice | undefined;
  /**
   * Adds a CSV export of the visible columns: of all loaded rows, including collapsed ones, of other `rows`,
   * or the text that `load` returns.
   */
  exportFile?: DataExport<Row> | undefined;
  /** Called when a row is pressed, or by Enter. Without it Enter expands and collapses. */
  onSelect?: ((event: { id: string }) => void) | undefined;
  /** Maximum height, any CSS length. Rows beyond it scroll below fixed headers. Default: 32rem. */
  maxBlockSize?: string;
}

/**
 * A table of nested records with the same fields: an agent's team. Rows expand and can load their children.
 * Only visible rows are rendered, also of a hundred thousand. For flat records use `DataTable`.
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
  const texts = useLabels<TreeGridLabels>('TreeGrid', labels);
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
  const { position: focused, go, onFocus, onBlur } = useTreeFocus(body, rows);
  const position = {
    index: focused?.index ?? Math.max(0, range.first),
    // The column of the focused cell may be hidden since.
    column: Math.min(focused?.column ?? -1, columns.length - 1),
  };
  const { onKeyDown, onClick } = useTreeKeys({
    rows,
    columnCount: columns.length,
    pageSize: () =>
      Math.max(1, Math.floor((region.current?.clientHeight ?? 0) / (rowHeight || 1)) - 2),
    position,
    go,
    onToggle,
    onRetry,
    onSelect,
  });

  const choice =
    columnChoice === undefined || texts.columns === undefined || facts.length === 0
      ? undefined
      : { label: texts.columns, columns: facts, shownIds, onToggle: onColumn };
  const { isSaving, onExport } = useExport(exportFile, (some) =>
    some === undefined
      ? treeCells({ columns, source, levelHeader: texts.level })
      : tableCells(columns, some),
  );

  return (
    <S.Root data-component="TreeGrid" {...rest}>
      <DataTableBar
        title={undefined}
        choice={choice}
        exportLabel={exportFile === undefined ? undefined : texts.export}
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
            {drawnIndices(range, rows.length, position.index).map((index) => {
              const row = rows[index];
              if (row === undefined) return null;
              return row.kind === 'node' ? (
                <TreeGridRow
                  key={row.id}
                  {...{ row, index, columns, labels: texts }}
                  tabColumn={index === position.index ? position.column : undefined}
                  isSelectable={onSelect !== undefined}
                />
              ) : (
                <TreeGridNote
                  key={row.id}
                  {...{ row, index, labels: texts }}
                  columnCount={columns.length}
                  isTabStop={index === position.index}
                />
              );
            })}
          </S.Body>
        </S.Grid>
        <S.Probe ref={probe} aria-hidden />
      </S.Region>
      <VisuallyHidden role="status">
        {note === undefined ? '' : note === 'loading' ? texts.loading : texts.failed}
      </VisuallyHidden>
    </S.Root>
  );
}
