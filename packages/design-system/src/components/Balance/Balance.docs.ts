import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The wallet of the member in the header or at the top of the account.'],
  whenNot: [
    'For an amount in a sentence or a table: `Amount`.',
    'For facts above a running game: `SessionStrip`.',
  ],
  anatomy: [
    { part: 'label', what: '"Balance", the name of the group' },
    { part: 'amount', what: 'a button that reads it again, where it can be read' },
    { part: 'eye', what: 'hides the amount, and shows it again' },
    { part: 'trouble', what: 'what went wrong, with the last known amount left in place' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the amount, then to the eye.' },
    { keys: ['Enter', 'Space'], action: 'Reads the balance again; hides or shows it.' },
  ],
  screenReader: [
    'The group by its label, the amount and what a press does.',
    'The new amount once it has come, if it was asked for. An amount that changes by itself is not announced.',
    'That it is hidden, instead of the amount.',
  ],
  dos: ['Keep the last amount in place while a new one is on its way.'],
  donts: ['Not two of the same size on one page.'],
};
