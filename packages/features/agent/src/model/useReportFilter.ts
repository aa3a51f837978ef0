import { pageIn, pageText } from './addressState';
import type { DatePreset } from './periods';
import { useAddressState } from './useAddressState';
import { type ReportDays, useReportDays } from './useReportDays';
import { useTypedState } from './useTypedState';

export interface ReportFilter extends ReportDays {
  /** What is typed of an account; asked for once nobody types any more. */
  account: string;
  /** A choice of the report's own, such as a state; empty for all. */
  kind: string;
  pageNo: number;
  /** What every report asks for. */
  query: ReportDays['asked'] & { pageNo: number; account?: string };
  onAccount: (account: string) => void;
  onKind: (kind: string) => void;
  onPage: (event: { page: number }) => void;
}

/** What a report is asked for; another filter begins with its first page. All of it is in the address. */
export function useReportFilter(first: DatePreset): ReportFilter {
  const days = useReportDays(first);
  const { state, write } = useAddressState();
  const account = useTypedState('account');
  const pageNo = pageIn(state);
  return {
    ...days,
    account: account.typed,
    kind: state.kind ?? '',
    pageNo,
    query: {
      ...days.asked,
      pageNo,
      ...(account.settled === '' ? {} : { account: account.settled }),
    },
    onAccount: account.onType,
    onKind: (kind) => write({ kind, page: '' }),
    onPage: ({ page }) => write({ page: pageText(page) }),
  };
}
