import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A code from a message or an app.'],
  whenNot: ['For a password: `PasswordField`.', 'For characters in a picture: `CaptchaField`.'],
  anatomy: [
    { part: 'cells', what: 'drawn over one input, so that phones can fill it in' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    {
      keys: ['digits'],
      action: 'Fill the next cell; where there are cells, anything else is left out.',
    },
    { keys: ['Backspace', '←', '→'], action: 'Correct it, as in any text.' },
    { keys: ['Ctrl+V'], action: 'Pastes a whole code, with or without spaces.' },
    { keys: ['Enter'], action: 'Submits the form around it.' },
  ],
  screenReader: ['Label and text, as one field; hint and error.'],
  dos: ['Say where the code was sent, with a part of the number.'],
  donts: ['Do not send it by itself before it is whole.'],
};
