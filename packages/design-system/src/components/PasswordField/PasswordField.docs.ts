import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A password, to log in or to choose.'],
  whenNot: ['For a code that was sent: `OneTimeCodeField`.'],
  anatomy: [
    { part: 'box', what: 'the text and the button that shows it' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the field, then to the button that shows the text.' },
    { keys: ['Enter'], action: 'Submits the form; at the button, shows or hides the text.' },
    { keys: ['Space'], action: 'At the button, shows or hides the text.' },
  ],
  screenReader: [
    'Label and that it is a password; then hint and error.',
    'The button by what it does next: show or hide.',
  ],
  dos: ['`autoComplete="new-password"` where one is made, so that a manager offers one.'],
  donts: ['Do not forbid pasting.'],
};
