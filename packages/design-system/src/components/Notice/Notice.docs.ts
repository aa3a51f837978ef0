import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A message about the content around it, which stays.'],
  whenNot: [
    'For something that passes: `showToast`.',
    'In place of missing content: `ErrorState` or `EmptyState`.',
    'For a word beside another element: `Badge`.',
  ],
  anatomy: [
    { part: 'icon', what: 'of its tone' },
    { part: 'title and text', what: 'what is so, and what to do' },
    { part: 'action', what: 'optional' },
  ],
  keyboard: [],
  screenReader: [
    'Its text in the order of reading. With `role="alert"` or `role="status"`, when it appears.',
  ],
  dos: ['Add a role where it answers to an action.'],
  donts: ['No notice for what was always so: that is text.'],
};
