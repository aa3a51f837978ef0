import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: [
    'Days that carry marks, such as those with bets, to choose one or a period from, with room on the page.',
  ],
  whenNot: [
    'Where there is little room: `CalendarPopover`.',
    'For a date that is known, such as a birthday: `DateField` or `DateRangeField`.',
  ],
  anatomy: [
    { part: 'head', what: 'month and year, to choose or to step through' },
    { part: 'days', what: 'a grid of weeks; each day with its mark' },
    {
      part: 'foot',
      what: "what the active day's mark means, today, and what else the owner gives",
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves through month and year, to the one day that can take the focus, then to the button for today.',
    },
    { keys: ['→', '←'], action: 'Moves to the next or previous day; mirrored from right to left.' },
    { keys: ['↓', '↑'], action: 'Moves to the same day of the next or previous week.' },
    { keys: ['Home', 'End'], action: 'Moves to the first or last day of the week.' },
    { keys: ['Page Down', 'Page Up'], action: 'Moves by a month.' },
    { keys: ['Shift+Page Down', 'Shift+Page Up'], action: 'Moves by a year.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Chooses the day; in a period, first one end and then the other.',
    },
  ],
  screenReader: [
    'The group by its name, the month when it changes.',
    'Each day with its weekday, date and mark; today as the current date; whether it is selected.',
    'That a day outside the limits is not available.',
  ],
  dos: ['Say in words what a mark stands for.'],
  donts: ['No mark that is only a colour.'],
};
