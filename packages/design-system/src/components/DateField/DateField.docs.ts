import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One date that somebody knows: a birthday, a due day.'],
  whenNot: ['For two days: `DateRangeField`.', 'For days with marks: `CalendarPopover`.'],
  anatomy: [
    { part: 'box', what: 'the native control, with the calendar of the device' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through day, month and year in the order of the device.' },
    { keys: ['↓', '↑'], action: 'Changes the part that has the focus.' },
    { keys: ['digits'], action: 'Fill in the part that has the focus.' },
    { keys: ['Space'], action: 'Opens the calendar of the browser, where it has one.' },
  ],
  screenReader: ['Label, then each part with its value, as the system says it; hint and error.'],
  dos: ['Validate `min` and `max` in the schema too: a typed date can be outside.'],
  donts: ['Not for a birthday by a calendar of months alone: people type it.'],
};
