import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A part of a page with a heading, and a link to more of it.'],
  whenNot: ['Without a heading: `Stack`.', 'In a form: `FormSection`.'],
  anatomy: [
    { part: 'head', what: 'heading and link' },
    { part: 'content', what: 'below' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the link.' },
    { keys: ['Enter'], action: 'Follows it.' },
  ],
  screenReader: [
    'A region by its heading.',
    'The link with the heading behind it: "More Hot games".',
  ],
  dos: ['Keep the levels of headings in order.'],
  donts: ['No region for every card.'],
};
