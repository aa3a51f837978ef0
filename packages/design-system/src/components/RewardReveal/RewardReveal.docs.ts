import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The opening of an envelope, a wheel or an egg, in a dialog.'],
  whenNot: [
    'For the ticket before and after: `RewardTicket`.',
    'For a card to scratch: `ScratchCard`.',
  ],
  anatomy: [
    { part: 'stage', what: 'the picture that opens, with a button that skips it' },
    { part: 'result', what: 'what was won, or that it was nothing' },
    { part: 'action', what: 'the way on' },
  ],
  keyboard: [
    { keys: ['Escape'], action: 'Ends the movement. The next one is for the dialog around it.' },
    { keys: ['Enter', 'Space'], action: 'On the button over the picture: ends the movement.' },
    { keys: ['Tab'], action: 'Moves to the button, then to the way on.' },
  ],
  screenReader: [
    'That it opens, then the result once, as a status.',
    'Nothing of the result before it is seen.',
  ],
  dos: ['Give the id of the ticket as `key`.'],
  donts: ['No near miss: an empty ticket looks empty.'],
};
