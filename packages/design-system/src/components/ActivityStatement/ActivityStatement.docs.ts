import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: [
    'A member looks back at what was paid in and out, staked and won, in days, weeks or months.',
  ],
  whenNot: [
    'For any other list of records: `DataTable`.',
    'For figures of a report over time: `LineChart` or `BarChart`.',
  ],
  anatomy: [
    { part: 'grain and span', what: 'how long a row is, and which time all of them cover' },
    { part: 'sums', what: 'what was paid, staked and won in the whole time' },
    { part: 'chart', what: 'the same as columns, for the eye' },
    { part: 'table', what: 'every period in figures, and the button that saves them' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves through the choices, the chart where it scrolls, and the buttons of the table.',
    },
    { keys: ['→', '←'], action: 'Chooses the next or previous grain, time or measure.' },
    { keys: ['Enter', 'Space'], action: 'Presses a button, such as the one that saves the rows.' },
  ],
  screenReader: [
    'The chart as a figure with its title, and that the table has the same figures. Its columns are not read out one by one.',
    'The table with its headings, row by row, and the totals.',
  ],
  dos: ['Give the sums of the server as they are, with losses as losses.'],
  donts: ['No praise of a win and no green for a deposit.'],
};
