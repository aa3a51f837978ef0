import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Pagination, type PaginationProps } from '../Pagination/Pagination';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './DataTable.styles';
import { DataTableBar } from './DataTableBar';
import { DataTableBody } from './DataTableBody';
import { DataTableFoot } from './DataTableFoot';
import { DataTableHead } from './DataTableHead';
import type { DataColumn } from './dataColumn';
import type { DataSelection } from './dataSelection';
import type { DataSort } from './nextSort';
import { tableCells } from './toCsv';
import { type DataColumnChoice, useColumnChoice } from './useColumnChoice';
import { type DataExport, useExport } from './useExport';
import { useIsScrollable } from './useIsScrollable';

export type { DataAlign, DataColumn, DataPriority } from './dataColumn';
export type { DataSelection } from './dataSelection';
export type { DataSort } from './nextSort';
export { type CsvCell, toCsv } from './toCsv';
export type { DataColumnChoice } from './useColumnChoice';
export type { DataExport } from './useExport';

export const DATA_STATUSES = ['ready', 'loading', 'failed'] as const;
export type DataStatus = (typeof DATA_STATUSES)[number];

const PLACEHOLDERS = 5;

export interface DataTableLabels {
  loading: string;
  /** Header of the row of totals. */
  total?: string;
  /** Header of the column of actions. */
  actions?: string;
  /** Name of the button that opens the choice of columns. */
  columns?: string;
  /** Name of the button that saves the rows as a file. */
  export?: string;
  /** On a card, names of the buttons that show and hide columns of low priority. Without them all are shown. */
  fold?: { more: string; less: string };
}

export interface DataTableView {
  /** Shows the caption to screen readers only, if a heading already says the same. */
  isCaptionHidden?: boolean;
  /** Maximum height, any CSS length. Rows beyond it scroll below fixed headers. */
  maxBlockSize?: string;
  /** Number of skeleton rows during the first load. Default: 5. */
  placeholderRows?: number;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The columns, in the order of reading. */
  columns: readonly DataColumn<Row>[];
  /** The rows of this page, already sorted: the table does not sort. */
  rows: readonly Row[];
  /** Returns the id of a row, unique in the table. */
  rowId: (row: Row) => string;
  /** Caption and accessible name: what the table contains. */
  caption: string;
  labels?: Partial<DataTableLabels>;
  /** While `loading`, the space of the previous rows is kept. */
  status?: DataStatus;
  /** Column and direction by which the rows are sorted. */
  sort?: DataSort | undefined;
  /** Called when a header is pressed. Without it headers are not buttons. */
  onSort?: ((event: DataSort) => void) | undefined;
  /** A checkbox before each row, and one for all on the page. */
  selection?: DataSelection<Row> | undefined;
  /** Lets people show and hide columns. */
  columnChoice?: DataColumnChoice | undefined;
  /** Adds a CSV export of the visible columns: of this page, of other `rows`, or the text that `load` returns. */
  exportFile?: DataExport<Row> | undefined;
  /** Pages below the table. Without it there are none. */
  paging?: PaginationProps | undefined;
  /** A button or menu at the end of each row. */
  rowAction?: ((row: Row) => ReactNode) | undefined;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of rows when they could not be loaded: an `ErrorState`. */
  failed?: ReactNode;
  /** Height, caption and skeleton rows. */
  view?: DataTableView;
}

/**
 * A table of records with the same fields, to compare and look up. Narrower than 560 px, each row is a
 * card with its fields below each other. For a few facts about one thing use `FactList`; for nested
 * records, `TreeGrid`.
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
  selection,
  columnChoice,
  exportFile,
  paging,
  rowAction,
  empty,
  failed,
  view = {},
  ...rest
}: DataTableProps<Row>) {
  const texts = useLabels<DataTableLabels>('DataTable', labels);
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(region);
  const { shown, onToggle } = useColumnChoice(columns, columnChoice);
  const isLoading = status === 'loading';
  const message = status === 'failed' ? failed : rows.length === 0 ? empty : undefined;
  const choice =
    columnChoice === undefined || texts.columns === undefined
      ? undefined
      : { label: texts.columns, columns, shownIds: shown.map(({ id }) => id), onToggle };

  const { isSaving, onExport } = useExport(exportFile, (some = rows) => tableCells(shown, some));

  return (
    <S.Root data-component="DataTable" data-status={status} {...rest}>
      <DataTableBar
        title={view.isCaptionHidden === true ? undefined : caption}
        choice={choice}
        exportLabel={exportFile === undefined ? undefined : texts.export}
        isSaving={isSaving}
        onExport={onExport}
      />
      <S.Region
        ref={region}
        style={{ '--_max-block': view.maxBlockSize }}
        {...(isScrollable && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
        data-scrolls={isScrollable || undefined}
      >
        <S.Table role="table" aria-labelledby={captionId} aria-busy={isLoading || undefined}>
          <S.Caption id={captionId}>{caption}</S.Caption>
          <DataTableHead
            columns={shown}
            sort={sort}
            onSort={onSort}
            selection={selection}
            ids={isLoading || message !== undefined ? [] : rows.map(rowId)}
            actionsLabel={rowAction === undefined ? undefined : (texts.actions ?? '')}
          />
          <DataTableBody
            columns={shown}
            rows={rows}
            rowId={rowId}
            rowAction={rowAction}
            selection={selection}
            fold={texts.fold}
            placeholders={isLoading ? rows.length || (view.placeholderRows ?? PLACEHOLDERS) : 0}
            message={message}
          />
          {isLoading || message !== undefined ? null : (
            <DataTableFoot
              columns={shown}
              label={texts.total}
              hasAction={rowAction !== undefined}
              hasChoice={selection !== undefined}
            />
          )}
        </S.Table>
      </S.Region>
      <VisuallyHidden role="status">{isLoading ? texts.loading : ''}</VisuallyHidden>
      {paging === undefined ? null : <Pagination {...paging} />}
    </S.Root>
  );
}
