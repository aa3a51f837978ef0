import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Above a list whose days are marked, where the calendar itself would take too much room.'],
  whenNot: ['In a form: `DateField` or `DateRangeField`.', 'With room enough: `Calendar`.'],
  anatomy: [
    { part: 'button', what: 'what is chosen now' },
    { part: 'panel', what: 'a `Calendar`, which closes once the choice is whole' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action: 'Opens the calendar at the chosen day or today; in it, chooses the day and closes.',
    },
    { keys: ['→', '←', '↓', '↑'], action: 'In the open calendar: moves by a day or a week.' },
    {
      keys: ['Page Down', 'Page Up'],
      action: 'In the open calendar: moves by a month; with Shift, by a year.',
    },
    { keys: ['Escape'], action: 'Closes it without a choice; the focus returns to the button.' },
  ],
  screenReader: [
    'The button by its label and what is chosen.',
    'The panel by its name, then the day that takes the focus.',
  ],
  dos: ['Write the chosen period in the button, not only "Period".'],
  donts: ['Not for a day years ago: typing is faster.'],
};
