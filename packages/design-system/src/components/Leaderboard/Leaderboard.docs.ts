import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A ranking in which the viewer wants to find their own row.'],
  whenNot: ['For recent winners: `WinnersBoard`.', 'For rows with many columns: `DataTable`.'],
  anatomy: [
    { part: 'rows', what: 'rank, name, points, prize' },
    { part: 'own row', what: 'always shown, marked, also from far below' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves to the button that tries again, when the ranking could not be loaded. There is no other stop.',
    },
    { keys: ['Enter', 'Space'], action: 'Tries again.' },
  ],
  screenReader: [
    'A list by its name; their own row as the current one.',
    'That it loads, and at once that it has failed.',
  ],
  dos: ['Show names in the form that the players agreed to.'],
  donts: ['No rank that moves while somebody reads.'],
};
