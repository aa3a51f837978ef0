import { type ReactNode, useState } from 'react';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { Amount } from '../Amount/Amount';
import { type DataColumn, DataTable } from '../DataTable/DataTable';
import type { PaginationProps } from '../Pagination/Pagination';
import * as S from './ActivityStatement.styles';
import { statementCsv } from './statementCsv';
import {
  STATEMENT_FIGURES,
  type StatementAmounts,
  type StatementLabels,
  type StatementRow,
} from './statementRow';

export interface ActivityStatementTableProps {
  /** The first period first, quiet ones as well. */
  rows: readonly StatementRow[];
  /** Null until it is known. */
  total: StatementAmounts | null;
  formatAmount: (amount: string) => string;
  fileName: string;
  labels: FoundLabels<StatementLabels>;
  paging: Pick<PaginationProps, 'labels' | 'formatNumber'> | undefined;
  /** Which periods are left out. */
  note: ReactNode;
  isLoading: boolean;
}

/** As many rows on a page as a month has days. */
const PAGE_ROWS = 31;

/** Periods in which something happened, the last one first, and the file of all periods. */
export function ActivityStatementTable({
  rows,
  total,
  formatAmount,
  fileName,
  labels,
  isLoading,
  paging,
  note,
}: ActivityStatementTableProps) {
  const [page, setPage] = useState(1);
  const active = rows.filter(({ isQuiet }) => isQuiet !== true).reverse();
  const pageCount = Math.ceil(active.length / PAGE_ROWS);
  const isPaged = paging !== undefined && pageCount > 1;
  const shown = isPaged ? active.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS) : active;
  const columns: readonly DataColumn<StatementRow>[] = [
    { id: 'period', header: labels.period, cell: ({ label }) => label, priority: 'primary' },
    ...STATEMENT_FIGURES.map(
      (figure): DataColumn<StatementRow> => ({
        id: figure,
        header: labels.figures?.[figure] ?? noText('ActivityStatement.figures'),
        cell: (row) => <Amount value={formatAmount(row[figure])} />,
        align: 'end',
        total: total === null ? undefined : <Amount value={formatAmount(total[figure])} />,
      }),
    ),
  ];
  return (
    <S.Records>
      <DataTable
        caption={labels.table}
        columns={columns}
        rows={shown}
        rowId={({ from }) => from}
        status={isLoading ? 'loading' : 'ready'}
        labels={{ loading: labels.loading, total: labels.total, export: labels.export }}
        exportFile={
          rows.length === 0
            ? undefined
            : { name: fileName, load: () => Promise.resolve(statementCsv(rows, labels)) }
        }
        paging={
          isPaged
            ? { ...paging, page, pageCount, onSelect: (event) => setPage(event.page) }
            : undefined
        }
      />
      {note === undefined || note === null ? null : <S.Muted>{note}</S.Muted>}
    </S.Records>
  );
}
