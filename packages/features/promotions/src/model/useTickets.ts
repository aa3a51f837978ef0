import { type PanelState, toPanelState } from '@parlour/feature-core';
import {
  type Ticket,
  type TicketKind,
  type TicketPage,
  useListTicketsQuery,
} from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';

/** Which tickets are shown. */
export interface TicketsAsked {
  kind?: TicketKind;
  /** Only tickets of one promotion that can still be opened or claimed. */
  waitingOf?: string;
  /** Page of the list, from 1. */
  page?: number;
}

/** Tickets of one page, and how many pages there are. */
export interface TicketList {
  tickets: readonly Ticket[];
  pageCount: number;
}

/** Cards on a page, and the contract's page limit. */
const PAGE_SIZE = 12;
const ALL = 100;

/** The member's tickets, unopened ones first (PROMO-01). */
export function useTickets({ kind, waitingOf, page = 1 }: TicketsAsked): PanelState<TicketList> {
  const { t } = useTranslation('common');
  const { currentData, ...query } = useListTicketsQuery({
    ...(kind === undefined ? {} : { kind }),
    pageNo: page,
    pageSize: waitingOf === undefined ? PAGE_SIZE : ALL,
  });
  return toPanelState(
    { ...query, data: currentData },
    t,
    ({ content, totalPages }: TicketPage) => ({
      pageCount: totalPages,
      tickets:
        waitingOf === undefined
          ? content
          : content.filter(
              ({ promotionId, status }) =>
                promotionId === waitingOf && (status === 'unopened' || status === 'opened'),
            ),
    }),
  );
}
