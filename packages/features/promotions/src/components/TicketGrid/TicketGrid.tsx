import { Grid } from '@parlour/design-system/layout/Grid';
import { RewardTicket } from '@parlour/design-system/RewardTicket';
import type { Ticket } from '@parlour/gateway-openapi/promotions';
import { useTicketTexts } from '../../model/useTicketTexts';

export interface TicketGridProps {
  tickets: readonly Ticket[];
  openingId: string | undefined;
  claimingId: string | undefined;
  onOpen: (ticket: Ticket) => void;
  onClaim: (ticket: Ticket) => void;
}

/** Red envelopes, wheel turns and golden eggs, each with its next step. */
export function TicketGrid({ tickets, openingId, claimingId, onOpen, onClaim }: TicketGridProps) {
  const { labels, toCard } = useTicketTexts();
  return (
    <Grid minColumn={240} gap={12}>
      {tickets.map((ticket) => (
        <RewardTicket
          key={ticket.ticketId}
          ticket={toCard(ticket, ticket.ticketId === openingId)}
          labels={labels}
          isClaiming={ticket.ticketId === claimingId}
          onAct={({ action }) => (action === 'open' ? onOpen(ticket) : onClaim(ticket))}
        />
      ))}
    </Grid>
  );
}
