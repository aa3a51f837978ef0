import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['An amount within a known range: points towards a level, the rest of a limit.'],
  whenNot: [
    'For a task that will finish: `ProgressBar`.',
    'For the strength of a password: `PasswordStrength`.',
  ],
  anatomy: [
    { part: 'label and value', what: 'in words' },
    { part: 'bar', what: 'how much of the range' },
    { part: 'hint', what: 'below it' },
  ],
  keyboard: [],
  screenReader: ['The meter by its label, with the value in words, and the hint.'],
  dos: ['Write the value in the unit that people know.'],
  donts: ['No bar without words.'],
};
