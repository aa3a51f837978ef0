import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Everything that somebody is about to bet on, from the first selection to the receipt.'],
  whenNot: ['For one amount alone: `AmountField`.', 'For bets that are placed: `DataTable`.'],
  anatomy: [
    { part: 'head', what: 'title, number of selections, "Remove all"' },
    { part: 'kinds', what: 'single, multiple or system, where there is a choice' },
    {
      part: 'selections',
      what: 'each with its match, price and what is wrong with it; its stake in a single bet',
    },
    { part: 'stake', what: 'of a combined bet, with quick amounts' },
    {
      part: 'foot',
      what: 'sums of the owner, changes to accept, and the one button that places the bet',
    },
    { part: 'receipt', what: 'what was placed, in place of the slip' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves through the kinds, selections, stakes and buttons, in the order of reading.',
    },
    { keys: ['→', '←'], action: 'Chooses another kind of bet, when the focus is on one.' },
    {
      keys: ['Enter'],
      action: 'In a stake: moves to the button that places the bet, and does not press it.',
    },
    {
      keys: ['Enter', 'Space'],
      action:
        'Presses the button that has the focus: removes, brings back, accepts changes, places the bet.',
    },
  ],
  screenReader: [
    'The region "Bet slip", and the number of selections.',
    'A changed price as a sentence with the old and the new one.',
    'Why the bet can not be placed now, as the description of its button.',
    'That the bet is on its way; then the heading of the receipt, which takes the focus. A refusal is read out at once.',
  ],
  dos: [
    'Give every sum, price and limit as text from the server.',
    'Keep what was typed when a bet is refused.',
  ],
  donts: ['Never place a bet at a price that was not shown: let people accept the change.'],
};
