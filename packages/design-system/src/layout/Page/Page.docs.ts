import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Once for each document, around everything.'],
  whenNot: ['For a named part of a page: `Section`.'],
  anatomy: [
    { part: 'skip link', what: 'seen when it has the focus' },
    { part: 'banner', what: 'header and navigation' },
    { part: 'main', what: 'the content' },
    { part: 'footer and bottom bar', what: 'what stays below' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'At the start of the page: shows the link that skips to the content.',
    },
    { keys: ['Enter'], action: 'On it: moves to the content.' },
  ],
  screenReader: ['The landmarks banner, main and content information, once each.'],
  dos: ['Give it one heading of level 1.'],
  donts: ['No page inside a page.'],
};
