import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The steps of one deposit or withdrawal.'],
  whenNot: [
    'For the state alone, as in a table: `Badge`.',
    'For steps that somebody goes through: `Stepper`.',
    'For a history of events: `Timeline`.',
  ],
  anatomy: [
    { part: 'steps', what: 'what has happened, what is going on, what comes next' },
    { part: 'note', what: 'time, reason, what to do' },
  ],
  keyboard: [],
  screenReader: ['A list by its name; the current step as such; the state of each as a word.'],
  dos: ['Give time, reason and next step of what failed.'],
  donts: ['No step without a time once it is done.'],
};
