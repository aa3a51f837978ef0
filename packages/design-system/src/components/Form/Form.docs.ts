import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Fields that are checked and sent together.'],
  whenNot: ['For a filter or a setting with effect at once: plain fields.'],
  anatomy: [
    { part: 'summary', what: 'optional, all errors with links to their fields' },
    { part: 'fields', what: '`Form…` components, linked by `name`' },
    { part: 'submit', what: 'a `FormSubmit`, which shows that it is on its way' },
  ],
  keyboard: [
    { keys: ['Enter'], action: 'Submits it from a field of one line.' },
    { keys: ['Tab'], action: 'Moves through the fields in the order of reading.' },
  ],
  screenReader: [
    'After a submit that failed: the first wrong field with its error, or the list of all errors where there is a summary.',
    'Which fields are required.',
  ],
  dos: ['Keep what was typed when the server refuses, and say it at the field.'],
  donts: ['Not for a setting with immediate effect: a `Switch` needs no form.'],
};
