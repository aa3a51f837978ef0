import type { DemoPromotion } from './demoPromotion';
import { GIFTS } from './giftTable';
import { RETURNS } from './returnTable';
import { SEASONS } from './seasonTable';
import { TICKET_PROMOTIONS } from './ticketTable';

/** The demo accounts that have some of everything. */
export const PLAYERS: readonly string[] = ['member1', 'agent1'];

/** The demo's reward for a friend (PROMO-05). */
export const REFERRAL = {
  enabled: true,
  minimumDeposit: 50_00n,
  withinDays: 30,
  rewardAmount: 20_00n,
  turnoverMultiple: 1,
};

/** What the demo merchant offers: each kind, each period, each way of paying (PROMO-01). */
export const DEMO_PROMOTIONS: readonly DemoPromotion[] = [
  ...GIFTS,
  ...RETURNS,
  ...TICKET_PROMOTIONS,
  ...SEASONS,
];
