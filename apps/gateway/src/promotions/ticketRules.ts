import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { components } from '../generated/contract';
import { ticket } from './schema';

export type TicketStatus = components['schemas']['TicketStatus'];
export type TicketRow = typeof ticket.$inferSelect;

/** The prize id of a ticket that wins nothing. */
const NO_PRIZE = 'pz-none';

/** The status of a ticket. One without a prize is finished; every other expires unless its prize was claimed. */
export function ticketStatus(row: TicketRow, now: Date): TicketStatus {
  if (row.claimedAt !== null) return 'claimed';
  if (row.prizeId === NO_PRIZE) return 'empty';
  if (row.expiresAt !== null && row.expiresAt <= now) return 'expired';
  return row.openedAt === null ? 'unopened' : 'opened';
}

/** The same as a condition in SQL. */
export function hasTicketStatus(status: TicketStatus, now: Date): SQL | undefined {
  const isLive = or(isNull(ticket.expiresAt), gt(ticket.expiresAt, now));
  const isUnpaid = isNull(ticket.claimedAt);
  const holdsSomething = or(isNull(ticket.prizeId), ne(ticket.prizeId, NO_PRIZE));
  switch (status) {
    case 'claimed':
      return isNotNull(ticket.claimedAt);
    case 'empty':
      return eq(ticket.prizeId, NO_PRIZE);
    case 'expired':
      return and(isUnpaid, holdsSomething, lte(ticket.expiresAt, now));
    case 'opened':
      return and(isUnpaid, holdsSomething, isLive, isNotNull(ticket.openedAt));
    case 'unopened':
      return and(isLive, isNull(ticket.openedAt));
  }
}

/** Whether a ticket waits to be opened or its prize to be claimed. */
export function isWaiting(now: Date): SQL | undefined {
  return or(hasTicketStatus('unopened', now), hasTicketStatus('opened', now));
}
