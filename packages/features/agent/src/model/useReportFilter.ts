import { useState } from 'react';
import type { DatePreset } from './periods';
import { type ReportDays, useReportDays } from './useReportDays';
import { useSettled } from './useSettled';

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

/** What a report is asked for; another filter begins with its first page. */
export function useReportFilter(first: DatePreset): ReportFilter {
  const days = useReportDays(first);
  const [account, setAccount] = useState('');
  const [kind, setKind] = useState('');
  const settled = useSettled(account.trim());
  const [place, setPlace] = useState({ of: '', pageNo: 1 });
  const of = JSON.stringify([days.asked, settled, kind]);
  const pageNo = place.of === of ? place.pageNo : 1;
  return {
    ...days,
    account,
    kind,
    pageNo,
    query: { ...days.asked, pageNo, ...(settled === '' ? {} : { account: settled }) },
    onAccount: setAccount,
    onKind: setKind,
    onPage: ({ page }) => setPlace({ of, pageNo: page }),
  };
}
