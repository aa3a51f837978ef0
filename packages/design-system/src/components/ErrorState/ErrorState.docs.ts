import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In place of something that could not be loaded.'],
  whenNot: [
    'Beside content that is still shown: `Notice`.',
    'For a section that crashed: `ErrorPanel`.',
    'For a list that is empty: `EmptyState`.',
  ],
  anatomy: [
    { part: 'sign', what: 'hidden from screen readers' },
    { part: 'title and text', what: 'what failed' },
    { part: 'action', what: 'try again' },
  ],
  keyboard: [],
  screenReader: ['Title and text at once, when it appears.'],
  dos: ['Say what failed in the words of the page: "Your bets could not be loaded".'],
  donts: ['No code without a sentence.'],
};
