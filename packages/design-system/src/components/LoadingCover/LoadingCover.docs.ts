import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Content that must not be used for a moment: a form on its way.'],
  whenNot: [
    'For content that is loading: `Skeleton`.',
    'For one action: `isLoading` of its button.',
  ],
  anatomy: [
    { part: 'content', what: 'what was there, dimmed and out of reach' },
    { part: 'cover', what: 'spinner and words after 150 ms' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves past the covered content: nothing in it can be reached.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Do nothing to the covered content, also if it had the focus.',
    },
  ],
  screenReader: [
    'That the content is busy, and the words once the cover is seen. What is over within 150 ms is silent.',
    'Afterwards the element that had the focus before.',
  ],
  dos: ['Say what is waited for.'],
  donts: ['Not over a page whose rest could be used.'],
};
