import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A control of your own that needs a label, a hint and an error.'],
  whenNot: ['For text, numbers, dates and choices: their own fields, which include it.'],
  anatomy: [
    { part: 'label', what: 'above the control' },
    { part: 'control', what: 'given the ids that tie it to its texts' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [],
  screenReader: ['The label as the name of the control, then error and hint as its description.'],
  dos: ['Spread what it gives you on the control.'],
  donts: ['No placeholder in place of a label.'],
};
