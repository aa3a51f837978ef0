import { type DemoPromotion, ownPicture, TICKETS, terms } from './demoPromotion';
import { TEXTS } from './texts';

/** Promotions with tickets: envelopes, turns of the wheel and eggs. */
export const TICKET_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 'pr-envelope',
    kind: 'redEnvelope',
    period: 'W',
    begins: 90,
    payout: 'tickets',
    goal: 'bet',
    goalAmount: 50_00n,
    turnoverMultiple: 1,
    imageUrl: ownPicture('pr-envelope'),
    title: TEXTS.texts('promotion.pr-envelope.title'),
    summary: TEXTS.texts('promotion.pr-envelope.summary'),
    terms: terms(TICKETS),
  },
  {
    id: 'pr-wheel',
    kind: 'prizeWheel',
    period: 'M',
    begins: 90,
    payout: 'tickets',
    goal: 'bet',
    goalAmount: 100_00n,
    turnoverMultiple: 1,
    imageUrl: ownPicture('pr-wheel'),
    title: TEXTS.texts('promotion.pr-wheel.title'),
    summary: TEXTS.texts('promotion.pr-wheel.summary'),
    terms: terms(TICKETS),
  },
  {
    id: 'pr-egg',
    kind: 'goldenEgg',
    period: 'W',
    begins: 90,
    payout: 'tickets',
    goal: 'deposit',
    goalAmount: 100_00n,
    turnoverMultiple: 1,
    imageUrl: ownPicture('pr-egg'),
    title: TEXTS.texts('promotion.pr-egg.title'),
    summary: TEXTS.texts('promotion.pr-egg.summary'),
    terms: terms(TICKETS),
  },
];
