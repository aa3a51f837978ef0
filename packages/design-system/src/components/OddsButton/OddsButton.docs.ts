import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One price of a market, to put into the bet slip.'],
  whenNot: ['For a whole match: `MatchCard`.', 'For an action: `Button`.'],
  anatomy: [
    { part: 'outcome', what: 'what is bet on' },
    { part: 'price', what: 'formatted, with a mark when it has changed' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves from price to price.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Puts the price into the slip, or takes it out; the focus stays.',
    },
  ],
  screenReader: [
    'Outcome and price as a button, and whether it is pressed.',
    'That the price rose or fell, that it is suspended, or that there is none.',
  ],
  dos: [
    'Put the prices of a market into an `OddsButtonGroup` with its name.',
    'Mark a change by its arrow, not by colour alone.',
  ],
  donts: ['No price of your own arithmetic: show it as the server gives it.'],
};
