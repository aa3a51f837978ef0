import { type IntentState, useIntent } from '@parlour/feature-core';
import {
  type Ticket,
  type TicketReveal,
  useClaimRaffleMutation,
  useOpenTicketMutation,
} from '@parlour/gateway-openapi/promotions';
import { useEffect, useState } from 'react';
import { useClaim } from './useClaim';

/** What a draw changes; nothing is credited by it. */
const DRAWN = ['Promotions', 'Rewards', 'Counts'] as const;

/** Opening tickets, which draws their prize, and taking it (PROMO-03). */
export function useTicketSteps() {
  const [openTicket] = useOpenTicketMutation();
  const [claimRaffle] = useClaimRaffleMutation();
  const [openingId, setOpeningId] = useState<string>();
  const [claimingId, setClaimingId] = useState<string>();
  const [revealed, setRevealed] = useState<TicketReveal | null>(null);

  const opening = useIntent<{ ticketId: string }, TicketReveal>({
    name: 'openTicket',
    tags: DRAWN,
    send: (ticketOpening, key) => openTicket({ 'Idempotency-Key': key, ticketOpening }).unwrap(),
  });
  const { state, forget } = opening;
  useEffect(() => {
    if (state.status !== 'done') return;
    // Where only the outcome is known, the list says what was drawn.
    setRevealed(state.value);
    forget();
  }, [state, forget]);

  const claiming = useClaim<{ promotionId: string; ticketId: string }>({
    name: 'claimRaffle',
    send: (raffleClaim, key) => claimRaffle({ 'Idempotency-Key': key, raffleClaim }).unwrap(),
    onCredited: () => setRevealed(null),
  });
  const isOpening = state.status === 'sending' || state.status === 'checking';

  return {
    openingId: isOpening ? openingId : undefined,
    openingState: state as IntentState<unknown>,
    claimingId: claiming.isClaiming ? claimingId : undefined,
    claimingState: claiming.state as IntentState<unknown>,
    /** What was drawn last, until it is put away. */
    revealed,
    open: (ticketId: string): void => {
      if (isOpening) return;
      setOpeningId(ticketId);
      opening.submit({ ticketId });
    },
    claim: ({ promotionId, ticketId }: Ticket): void => {
      if (claiming.isClaiming) return;
      setClaimingId(ticketId);
      claiming.claim({ promotionId, ticketId });
    },
    putAway: (): void => setRevealed(null),
  };
}
