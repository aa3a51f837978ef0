import { failureText } from '@parlour/feature-core';
import type { LoadRecords } from './useRecordExport';

/** One page of records as a table shows it. */
export interface RecordList<Row> {
  status: 'ready' | 'loading' | 'failed';
  /** The previous rows while another page is loading. */
  rows: readonly Row[];
  /** Why there are none, if loading failed. */
  failure: string;
  onRetry: () => void;
  page: number;
  pageCount: number;
  onPage: (event: { page: number }) => void;
  /** Loads the export of all pages as text; null if that fails. */
  load: LoadRecords;
}

interface Page<Row> {
  content: readonly Row[];
  pageNum: number;
  totalPages: number;
}

interface PageQuery<Answer> {
  data?: Answer | undefined;
  currentData?: Answer | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Turns a query for one page of records into what a table shows. */
export function toRecordList<Row>(
  { data, currentData, error, isFetching, refetch }: PageQuery<Page<Row>>,
  translate: (key: string) => string,
  { onPage, load }: { onPage: (page: number) => void; load: LoadRecords },
): RecordList<Row> {
  const shown = currentData ?? data;
  const isFailed = currentData === undefined && error !== undefined && !isFetching;
  return {
    status: currentData !== undefined ? 'ready' : isFailed ? 'failed' : 'loading',
    rows: shown?.content ?? [],
    failure: isFailed ? failureText(error, translate) : '',
    onRetry: () => void refetch(),
    page: shown?.pageNum ?? 1,
    pageCount: shown?.totalPages ?? 1,
    onPage: ({ page }) => onPage(page),
    load,
  };
}
