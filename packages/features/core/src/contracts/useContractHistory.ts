import { type ContractEvent, useGetContractHistoryQuery } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { type PanelState, toPanelState } from '../panels/panelState';

/** Events on a page. */
const PAGE_SIZE = 20;

export interface ContractHistoryPage {
  events: readonly ContractEvent[];
  pageCount: number;
}

/** What happened to a contract, newest first. */
export function useContractHistory(
  contractId: string,
  pageNo: number,
): PanelState<ContractHistoryPage> {
  const { t } = useTranslation();
  const { currentData, ...query } = useGetContractHistoryQuery({
    contractId,
    pageNo,
    pageSize: PAGE_SIZE,
  });
  return toPanelState({ ...query, data: currentData }, t, ({ content, totalPages }) => ({
    events: content,
    pageCount: totalPages,
  }));
}
