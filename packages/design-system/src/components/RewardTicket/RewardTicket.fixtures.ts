import type {
  RewardTicketLabels,
  RewardTicketTicket,
  TicketKind,
  TicketStatus,
} from './RewardTicket';

export const TICKET_LABELS: RewardTicketLabels = {
  statuses: {
    unopened: 'To open',
    opening: 'Opening',
    opened: 'To claim',
    claimed: 'Claimed',
    empty: 'Empty',
    expired: 'Expired',
  },
  actions: { open: 'Open', claim: 'Claim' },
};

const TITLES: Record<TicketKind, string> = {
  redEnvelope: 'Envelope for the evening deposit',
  prizeWheel: 'A turn of the wheel for five visits',
  goldenEgg: 'Golden egg of the week',
};

const NOTES: Partial<Record<TicketStatus, string>> = {
  unopened: 'Until 20 May, 23:59',
  opened: 'Opened on 14 May',
  claimed: 'In your balance since 14 May',
  empty: 'Opened on 14 May',
  expired: 'Could be opened until 1 May',
};

export const sampleTicket = (kind: TicketKind, status: TicketStatus): RewardTicketTicket => ({
  id: `${kind}-${status}`,
  kind,
  status,
  title: TITLES[kind],
  prize: status === 'opened' || status === 'claimed' ? '8.88' : undefined,
  note: NOTES[status],
});

export const LONG_TICKET: RewardTicketTicket = {
  ...sampleTicket('redEnvelope', 'opened'),
  title: 'Amplop untuk setoran pertama di Donaudampfschifffahrtsgesellschaftskapitän',
  prize: 'IDR 128.450.902.114,50 dan 1.284.509 poin',
  note: 'Dapat diambil sampai Minggu, 17 Mei 2026, pukul 23.59 Waktu Indonesia Barat',
};
