import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Recent winners, with the first three highlighted.'],
  whenNot: [
    "For a ranking with the viewer's own row: `Leaderboard`.",
    'For a large win of the viewer: `WinCelebration`.',
  ],
  anatomy: [{ part: 'rows', what: 'place, account in the form that was agreed to, game, amount' }],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the list, or to the button that tries again.' },
    {
      keys: ['↓', '↑'],
      action: 'With the focus on the list: scrolls it, where it is higher than its place.',
    },
    { keys: ['Enter', 'Space'], action: 'On the button: tries again.' },
  ],
  screenReader: [
    'A list by its name, row by row. Nothing moves and nothing is announced.',
    'That it loads, and at once that it has failed.',
  ],
  dos: ['Show real wins only, with their time on the page around it.'],
  donts: ['No row that appears by itself.'],
};
