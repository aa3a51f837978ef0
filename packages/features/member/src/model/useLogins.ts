import { type PanelState, toPanelState } from '@parlour/feature-core';
import { type LoginRecord, useListLoginsQuery } from '@parlour/gateway-openapi/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Logins on a page. */
const PAGE_SIZE = 10;

export interface LoginsPage {
  logins: readonly LoginRecord[];
  pageCount: number;
}

/** The logins of the last 90 days, by pages (TR-02). */
export function useLogins() {
  const { t } = useTranslation();
  const [page, goToPage] = useState(1);
  const { currentData, ...query } = useListLoginsQuery(
    { pageNo: page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const state: PanelState<LoginsPage> = toPanelState(
    { ...query, data: currentData },
    t,
    ({ content, totalPages }) => ({ logins: content, pageCount: totalPages }),
  );
  return { state, page, goToPage };
}
