import { type PanelQuery, type PanelState, toPanelState } from '@parlour/feature-core';
import type { ListPaging } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import type { ReportFilter } from './useReportFilter';

/** One page of a report as the gateway gives it. */
interface ReportPage<Row, Totals> {
  content: readonly Row[];
  totalPages: number;
  totals: Totals;
}

interface ReportQuery<Data> extends PanelQuery<Data> {
  /** Data of the current filter only. */
  currentData?: Data | undefined;
}

export interface Report<Row, Totals> {
  state: PanelState<readonly Row[]>;
  isLoading: boolean;
  /** Sums over all pages; undefined until they are known. */
  totals: Totals | undefined;
  paging: ListPaging;
}

/** Reads a page of a report; the previous rows stay while others are loading. */
export function useReport<Row, Totals>(
  name: string,
  query: ReportQuery<ReportPage<Row, Totals>>,
  { pageNo, onPage }: ReportFilter,
): Report<Row, Totals> {
  const { t } = useTranslation('agent');
  const { error, currentData } = query;
  const hasFailed = error !== undefined && currentData === undefined && !query.isFetching;
  return {
    // A failure of this filter is not hidden by the rows of another one.
    state: toPanelState(
      { ...query, data: hasFailed ? undefined : query.data },
      t,
      ({ content }) => content,
    ),
    isLoading: currentData === undefined,
    totals: currentData?.totals,
    paging: {
      label: t('paging.of', { name }),
      page: pageNo,
      pageCount: query.data?.totalPages ?? 1,
      onSelect: onPage,
    },
  };
}
