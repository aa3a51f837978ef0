import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['How figures develop over many periods: turnover by day.'],
  whenNot: [
    'To compare figures within a period: `BarChart`.',
    'For a line beside a figure: `Sparkline`.',
  ],
  anatomy: [
    { part: 'title', what: 'what is shown, and the button that shows the table' },
    { part: 'legend', what: 'a sample of each line with its name' },
    { part: 'chart', what: 'lines with a cursor that reads the figures' },
    { part: 'table', what: 'the same figures as text' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button of the table, then to the chart.' },
    {
      keys: ['→', '←'],
      action:
        'Moves to the next or previous period. Time runs from left to right in every language.',
    },
    { keys: ['Page Down', 'Page Up'], action: 'Moves on or back by a tenth of the periods.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last period.' },
    { keys: ['Escape'], action: 'Takes the cursor away.' },
    { keys: ['Enter', 'Space'], action: 'On the button: shows the table or the chart.' },
  ],
  screenReader: [
    'The chart by its title, with its keys as the description.',
    'The figures of a period when the cursor reaches it.',
    'The table with its headings, where it is shown.',
  ],
  dos: ['Give figures that are already summed and formatted.'],
  donts: ['No two units on one axis.'],
};
