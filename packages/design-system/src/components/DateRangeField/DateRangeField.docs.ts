import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The first and last day of a period in a form or a filter.'],
  whenNot: ['For one day: `DateField`.', 'For days with marks: `CalendarPopover`.'],
  anatomy: [
    { part: 'legend', what: 'what the period is for' },
    { part: 'presets', what: '"Today", "Last 7 days": each sets both days' },
    { part: 'days', what: 'two native date fields' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the presets, then through the parts of both dates.' },
    { keys: ['Enter', 'Space'], action: 'On a preset: sets both days.' },
    {
      keys: ['↓', '↑', 'digits'],
      action: 'In a date: changes the part that has the focus, as the browser does.',
    },
  ],
  screenReader: [
    'The group by its legend, then each field by its label.',
    'Whether a preset is pressed.',
    'The error when the last day is before the first.',
  ],
  dos: ['Give the presets that people ask for most.'],
  donts: ['Do not correct one day when the other one changes.'],
};
