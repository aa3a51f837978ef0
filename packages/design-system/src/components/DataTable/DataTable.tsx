import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { Pagination, type PaginationProps } from '../Pagination/Pagination';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './DataTable.styles';
import { DataTableBar } from './DataTableBar';
import { DataTableBody } from './DataTableBody';
import { DataTableFoot } from './DataTableFoot';
import { DataTableHead } from './DataTableHead';
import type { DataColumn } from './dataColumn';
import type { DataSort } from './nextSort';
import { tableCells } from './toCsv';
import { type DataColumnChoice, useColumnChoice } from './useColumnChoice';
import { type DataExport, useExport } from './useExport';
import { useScrolls } from './useScrolls';

export type { DataAlign, DataColumn, DataPriority } from './dataColumn';
export type { DataSort } from './nextSort';
export { type CsvCell, toCsv } from './toCsv';
export type { DataColumnChoice } from './useColumnChoice';
export type { DataExport } from './useExport';

export const DATA_STATUSES = ['ready', 'loading', 'failed'] as const;
export type DataStatus = (typeof DATA_STATUSES)[number];

const PLACEHOLDERS = 5;

export interface DataTableLabels {
  loading: string;
  /** Heads the row of totals. */
  total?: string;
  /** Names the column of actions. */
  actions?: string;
  /** Button that opens the choice of columns. */
  columns?: string;
  /** Button that saves the rows as a file. */
  export?: string;
  /** Buttons of a card that shows or hides columns of low priority; without them all are shown. */
  fold?: { more: string; less: string };
}

export interface DataTableView {
  /** Keeps the caption for screen readers, where a heading says the same. */
  isCaptionHidden?: boolean;
  /** Any CSS length; rows beyond it scroll under the headers. */
  maxBlockSize?: string;
  /** Rows that are held while nothing has been loaded yet: 5 unless told. */
  placeholderRows?: number;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  columns: readonly DataColumn<Row>[];
  /** The rows of this page, in their order; sorting is the owner's. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What the table holds; its name. */
  caption: string;
  labels: DataTableLabels;
  /** While `loading`, the rows that were there keep their room. */
  status?: DataStatus;
  sort?: DataSort | undefined;
  /** Called by a press on a header; without it no header can be pressed. */
  onSort?: ((event: DataSort) => void) | undefined;
  /** Lets people choose the columns. */
  columnChoice?: DataColumnChoice | undefined;
  /** Lets people save comma-separated values: the shown columns of `rows`, or of those of this page, or what `load` gives. */
  exportFile?: DataExport<Row> | undefined;
  paging?: PaginationProps | undefined;
  /** A button or menu at the end of each row. */
  rowAction?: ((row: Row) => ReactNode) | undefined;
  /** Shown in place of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown in place of rows when they could not be loaded: an `ErrorState`. */
  failed?: ReactNode;
  view?: DataTableView;
}

/**
 * Records with the same facts each, to be compared and looked up. In less than 560 px every row is a
 * card with the same facts below each other. A few facts of one thing are a list of pairs instead,
 * and records that hold each other are a `TreeGrid`.
 */
export function DataTable<Row>({
  columns,
  rows,
  rowId,
  caption,
  labels,
  status = 'ready',
  sort,
  onSort,
  columnChoice,
  exportFile,
  paging,
  rowAction,
  empty,
  failed,
  view = {},
  ...rest
}: DataTableProps<Row>) {
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(region);
  const { shown, onToggle } = useColumnChoice(columns, columnChoice);
  const isLoading = status === 'loading';
  const message = status === 'failed' ? failed : rows.length === 0 ? empty : undefined;
  const choice =
    columnChoice === undefined || labels.columns === undefined
      ? undefined
      : { label: labels.columns, columns, shownIds: shown.map(({ id }) => id), onToggle };

  const { isSaving, onExport } = useExport(exportFile, (some = rows) => tableCells(shown, some));

  return (
    <S.Root data-component="DataTable" data-status={status} {...rest}>
      <DataTableBar
        title={view.isCaptionHidden === true ? undefined : caption}
        choice={choice}
        exportLabel={exportFile === undefined ? undefined : labels.export}
        isSaving={isSaving}
        onExport={onExport}
      />
      <S.Region
        ref={region}
        style={{ '--_max-block': view.maxBlockSize }}
        {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
        data-scrolls={scrolls || undefined}
      >
        <S.Table role="table" aria-labelledby={captionId} aria-busy={isLoading || undefined}>
          <S.Caption id={captionId}>{caption}</S.Caption>
          <DataTableHead
            columns={shown}
            sort={sort}
            onSort={onSort}
            actionsLabel={rowAction === undefined ? undefined : (labels.actions ?? '')}
          />
          <DataTableBody
            columns={shown}
            rows={rows}
            rowId={rowId}
            rowAction={rowAction}
            fold={labels.fold}
            placeholders={isLoading ? rows.length || (view.placeholderRows ?? PLACEHOLDERS) : 0}
            message={message}
          />
          {isLoading || message !== undefined ? null : (
            <DataTableFoot
              columns={shown}
              label={labels.total}
              hasAction={rowAction !== undefined}
            />
          )}
        </S.Table>
      </S.Region>
      <VisuallyHidden role="status">{isLoading ? labels.loading : ''}</VisuallyHidden>
      {paging === undefined ? null : <Pagination {...paging} />}
    </S.Root>
  );
}
