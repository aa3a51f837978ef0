import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A product that is redeemed with points.'],
  whenNot: [
    'For something free: `MissionCard` or `RewardTicket`.',
    'For an offer with terms: `PromotionCard`.',
  ],
  anatomy: [
    { part: 'picture', what: 'of the product' },
    { part: 'name and price', what: 'in points' },
    { part: 'action', what: 'redeem, or what is missing for it' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button, also where points are missing.' },
    { keys: ['Enter', 'Space'], action: 'Redeems it; where points are missing, nothing happens.' },
  ],
  screenReader: [
    'An article by its name.',
    'The button with the name behind it, and with what is missing as its description.',
  ],
  dos: ['Say how many points are missing.'],
  donts: ['No button that is disabled without a reason.'],
};
