import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A card whose cover is scratched off, with the result from the server.'],
  whenNot: [
    'For an envelope, a wheel or an egg: `RewardReveal`.',
    'For the card in a list of tickets: `RewardTicket`.',
    'For a reward of a known amount: `MissionCard`.',
  ],
  anatomy: [
    {
      part: 'cover',
      what: 'scratched by mouse, pen or finger; a finger that goes up or down first scrolls the page',
    },
    { part: 'result', what: 'below it' },
    { part: 'button', what: 'takes the whole cover off at once' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Takes the cover off and asks for the result, once; after an error, tries again.',
    },
  ],
  screenReader: [
    'The group by its label and the button; the cover is silent.',
    'The result once, as a status; the focus of the button goes with it.',
    'Nothing of the result before it is asked for.',
  ],
  dos: ['Give the id of the ticket as `key`.'],
  donts: ['No symbols that nearly match on a card that wins nothing.'],
};
