import { type IntentState, useIntent } from '@parlour/feature-core';
import {
  type Ticket,
  type TicketReveal,
  useClaimRaffleMutation,
  useOpenTicketMutation,
} from '@parlour/gateway-openapi/promotions';
import { useEffect, useState } from 'react';
import { useClaim } from './useClaim';

/** Cache tags that a draw makes stale; it credits nothing. */
const DRAWN = ['Promotions', 'Rewards', 'Counts'] as const;

/** Opens tickets, which draws their prize, and claims it (PROMO-03). */
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
    // If only the outcome of the intent is known, the list shows the prize.
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
    /** The last prize, until it is dismissed. */
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
