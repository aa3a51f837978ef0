import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A ticket with a chance to win, in a list, before and after it is opened.'],
  whenNot: [
    'To show the opening: `RewardReveal` in a dialog.',
    'For a reward of a known amount: `MissionCard` or `PromotionCard`.',
  ],
  anatomy: [
    { part: 'picture', what: 'envelope, wheel or egg, closed or open' },
    { part: 'head', what: 'title and state' },
    { part: 'action', what: 'open it, or claim what was won' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button.' },
    { keys: ['Enter', 'Space'], action: 'Opens the ticket, or claims the prize.' },
  ],
  screenReader: [
    'An article by its title, and its state as a word.',
    'The button with the title behind it.',
  ],
  dos: ['Say until when it can be opened.'],
  donts: ['Do not tell the prize before it is opened.'],
};
