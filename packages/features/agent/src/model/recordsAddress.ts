import type { FigureLead } from '@parlour/gateway-openapi/agent';
import { type AddressState, writeState } from './addressState';

type Page = 'personalHistoryCopy' | 'agentDownlineTransactionDetailsCopy' | 'downlineManagmentView';

interface RecordsAddress {
  page: Page;
  state: AddressState;
}

/** The page and the filters that show the records that a row leads to; null where no page has them. */
export function recordsAddress({
  report,
  startDate,
  endDate,
  account,
  gameCategory,
  type,
}: Omit<FigureLead, 'to'>): RecordsAddress | null {
  const filter: AddressState = {
    ...(startDate === null || endDate === null
      ? {}
      : { period: 'custom', from: startDate, to: endDate }),
    ...(account === null ? {} : { account }),
  };
  switch (report) {
    case 'getTeamBets':
      return {
        page: 'personalHistoryCopy',
        state: { ...filter, ...(gameCategory === null ? {} : { category: gameCategory }) },
      };
    case 'getTeamTransactions':
      return {
        page: 'agentDownlineTransactionDetailsCopy',
        state: { ...filter, tab: 'orders', kind: 'completed' },
      };
    case 'getDownlineTransactionDetails':
      return {
        page: 'agentDownlineTransactionDetailsCopy',
        state: { ...filter, ...(type === null ? {} : { kind: type }) },
      };
    case 'listTeamMembers':
      return {
        page: 'downlineManagmentView',
        state: account === null ? {} : { view: 'list', search: account },
      };
    default:
      return null;
  }
}

/** The same address with these filters in its query. */
export function withState(href: string, state: AddressState): string {
  const [path = '', query = ''] = href.split('?');
  return `${path}?${writeState(new URLSearchParams(query), state).toString()}`;
}
