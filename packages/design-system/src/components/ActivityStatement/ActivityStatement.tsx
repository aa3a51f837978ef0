import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import type { DataStatus } from '../DataTable/DataTable';
import type { PaginationProps } from '../Pagination/Pagination';
import { Skeleton } from '../Skeleton/Skeleton';
import { ToggleGroup, type ToggleGroupItem } from '../ToggleGroup/ToggleGroup';
import * as S from './ActivityStatement.styles';
import { ActivityStatementChart } from './ActivityStatementChart';
import { ActivityStatementSums } from './ActivityStatementSums';
import { ActivityStatementTable } from './ActivityStatementTable';
import type {
  StatementAmounts,
  StatementLabels,
  StatementLifetime,
  StatementRow,
} from './statementRow';

export type {
  StatementAmounts,
  StatementFigure,
  StatementLabels,
  StatementLifetime,
  StatementMeasure,
  StatementRow,
} from './statementRow';

/** One of the choices above a statement. */
export interface StatementChoice {
  items: readonly ToggleGroupItem[];
  selectedId: string;
  onSelect: (event: { id: string }) => void;
}

export interface ActivityStatementProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The whole span in words: 'October 1, 2025 – March 14, 2026'. */
  spanText: string;
  /** Null until it is known. */
  lifetime: StatementLifetime | null;
  /** The sums of the whole span; null until they are known. */
  total: StatementAmounts | null;
  /** All periods of the span, the first one first. The table shows the last one first. */
  rows: readonly StatementRow[];
  /** Formats an amount with its currency. */
  formatAmount: (amount: string) => string;
  /** Period of a row: day, week or month. */
  grain: StatementChoice;
  /** How far the statement reaches back. Not shown with fewer than two choices, or until they are known. */
  span: StatementChoice;
  /** File name of the export, with its extension: 'statement.csv'. */
  fileName: string;
  labels?: Partial<StatementLabels>;
  /** While `loading`, what was shown before stays. */
  status?: DataStatus;
  /** Labels of the pages of a long table. Without them it has one page. */
  paging?: Pick<PaginationProps, 'labels' | 'formatNumber'> | undefined;
  /** Below the table: which periods are left out. */
  note?: ReactNode;
  /** Instead of chart and table, if nothing happened: an `EmptyState`. */
  empty?: ReactNode;
  /** Instead of all figures, if they could not be loaded: an `ErrorState`. */
  failed?: ReactNode;
}

/**
 * What a member paid in and out, staked and won: sums, a chart and a table that can be saved. It calculates
 * nothing, and praises neither wins nor deposits. For any other records use `DataTable`; for figures over time,
 * `LineChart`.
 */
export function ActivityStatement({
  spanText,
  lifetime,
  total,
  rows,
  formatAmount,
  grain,
  span,
  fileName,
  labels,
  status = 'ready',
  paging,
  note,
  empty,
  failed,
  ...rest
}: ActivityStatementProps) {
  const texts = useLabels<StatementLabels>('ActivityStatement', labels);
  const isEmpty = status === 'ready' && rows.every(({ isQuiet }) => isQuiet === true);
  const isFirstLoad = status === 'loading' && rows.length === 0;
  const drawRows = () => (
    <>
      {isFirstLoad ? (
        <Skeleton height="16rem" />
      ) : (
        <ActivityStatementChart rows={rows} formatAmount={formatAmount} labels={texts} />
      )}
      <ActivityStatementTable
        // Other rows begin at their first page.
        key={`${grain.selectedId} ${span.selectedId}`}
        rows={rows}
        total={total}
        formatAmount={formatAmount}
        fileName={fileName}
        labels={texts}
        isLoading={status === 'loading'}
        paging={paging}
        note={note}
      />
    </>
  );
  return (
    <S.Root data-component="ActivityStatement" data-status={status} {...rest}>
      <S.Choices>
        <ToggleGroup label={texts.grain} {...grain} />
        {span.items.length > 1 ? <ToggleGroup label={texts.span} {...span} /> : null}
      </S.Choices>
      {status === 'failed' ? (
        failed
      ) : (
        <>
          <ActivityStatementSums
            spanText={spanText}
            lifetime={lifetime}
            total={total}
            formatAmount={formatAmount}
            labels={texts}
          />
          {isEmpty ? empty : drawRows()}
        </>
      )}
    </S.Root>
  );
}
