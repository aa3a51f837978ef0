import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The button that sends a `Form`.'],
  whenNot: ['For any other action in it: `Button`.'],
  anatomy: [
    { part: 'text', what: 'what is sent: "Register"' },
    { part: 'seconds', what: 'while the server asks to wait' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it, also while it waits.' },
    { keys: ['Enter', 'Space'], action: 'Submits the form; does nothing while it is on its way.' },
  ],
  screenReader: ['Its text and "button"; that it is busy or dimmed.'],
  dos: ['Name it by what happens.'],
  donts: ['Do not disable it until everything is right: pressing it says what is missing.'],
};
