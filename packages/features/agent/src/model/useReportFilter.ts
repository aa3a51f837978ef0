import { pageIn, pageText } from './addressState';
import type { DatePreset } from './periods';
import { useAddressState } from './useAddressState';
import { type ReportDays, useReportDays } from './useReportDays';
import { useTypedState } from './useTypedState';

export interface ReportFilter extends ReportDays {
  /** The typed account name; debounced in the query. */
  account: string;
  /** The filter that only this report has, such as a state; empty for all. */
  kind: string;
  /** A game category, by its code; empty for all. */
  category: string;
  pageNo: number;
  /** The days and the account that every report is asked for; its figures as well. */
  scope: ReportDays['daysQuery'] & { account?: string };
  /** The same of one page. */
  query: ReportFilter['scope'] & { pageNo: number };
  onAccount: (account: string) => void;
  onKind: (kind: string) => void;
  onCategory: (category: string) => void;
  onPage: (event: { page: number }) => void;
}

/** The filter of a report, kept in the address. Changing it goes back to the first page. */
export function useReportFilter(first: DatePreset): ReportFilter {
  const days = useReportDays(first);
  const { state, write } = useAddressState();
  const account = useTypedState('account');
  const pageNo = pageIn(state);
  const scope = {
    ...days.daysQuery,
    ...(account.applied === '' ? {} : { account: account.applied }),
  };
  return {
    ...days,
    account: account.typed,
    kind: state.kind ?? '',
    category: state.category ?? '',
    pageNo,
    scope,
    query: { ...scope, pageNo },
    onAccount: account.onType,
    onKind: (kind) => write({ kind, page: '' }),
    onCategory: (category) => write({ category, page: '' }),
    onPage: ({ page }) => write({ page: pageText(page) }),
  };
}
