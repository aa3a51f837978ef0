import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In place of a section that crashed, with what people can do.'],
  whenNot: ['If a list could not be loaded: `ErrorState`.', 'To catch the error: `ErrorBoundary`.'],
  anatomy: [
    { part: 'title and text', what: 'what failed' },
    { part: 'reference', what: 'what support needs to find it' },
    { part: 'actions', what: 'try again, help' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button and the link.' },
    { keys: ['Enter', 'Space'], action: 'Tries again.' },
  ],
  screenReader: ['Title and text at once, when it appears.'],
  dos: ['Say what still works.'],
  donts: ['No stack trace and no code without a sentence.'],
};
