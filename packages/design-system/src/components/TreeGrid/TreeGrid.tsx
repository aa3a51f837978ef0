import { type ComponentPropsWithRef, useMemo, useRef } from 'react';
import { useWindowedRows } from '../../hooks/useWindowedRows';
import type { DataColumn } from '../DataTable/dataColumn';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { drawnIndices } from './drawnIndices';
import * as S from './TreeGrid.styles';
import { TreeGridNote } from './TreeGridNote';
import { TreeGridRow } from './TreeGridRow';
import { useRowHeight } from './useRowHeight';
import { useTreeFocus } from './useTreeFocus';
import { useTreeKeys } from './useTreeKeys';
import { useTreeRows } from './useTreeRows';
import type { TreeItem } from './visibleRows';

export type { TreeItem } from './visibleRows';

export interface TreeGridLabels {
  /** Buttons before a row that show and hide what is below it. */
  open: string;
  close: string;
  loading: string;
  failed: string;
  retry: string;
}

export interface TreeGridProps<Row>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The top of the tree. Give the same array until it changes: a new one goes through it all. */
  items: readonly TreeItem<Row>[];
  /** As those of a `DataTable`; the first one names the row. */
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
  onSelect,
  maxBlockSize = '32rem',
  ...rest
}: TreeGridProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => allColumns.filter(({ isHidden }) => !isHidden), [allColumns]);
  const { rows, note, onToggle, onRetry } = useTreeRows({
    items,
    loadChildren,
    expandedIds,
    defaultExpandedIds,
    onExpand,
  });
  const rowHeight = useRowHeight(probe);
  const range = useWindowedRows(body, rows.length, rowHeight);
  const { place: held, go, onFocus, onBlur } = useTreeFocus(body, rows);
  const place = held ?? { index: Math.max(0, range.first), column: -1 };
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

  return (
    <S.Root data-component="TreeGrid" {...rest}>
      <S.Region ref={region} style={{ '--_max-block': maxBlockSize }}>
        <S.Grid
          role="treegrid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-busy={note === 'loading' || undefined}
          style={{ '--_others': Math.max(1, columns.length - 1) }}
          {...{ onKeyDown, onClick, onFocus, onBlur }}
        >
          <S.Head role="rowgroup">
            <S.HeadRow role="row" aria-rowindex={1}>
              {columns.map(({ id, header, align }) => (
                <S.HeadCell key={id} role="columnheader" data-align={align}>
                  {header}
                </S.HeadCell>
              ))}
            </S.HeadRow>
          </S.Head>
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
