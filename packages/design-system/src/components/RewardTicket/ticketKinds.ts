export const TICKET_KINDS = ['redEnvelope', 'prizeWheel', 'goldenEgg'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];
