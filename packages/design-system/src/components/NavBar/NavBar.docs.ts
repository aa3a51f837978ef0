import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The main navigation of the site, in one row.'],
  whenNot: ['For views of one page: `Tabs`.', 'For the path to the current page: `Breadcrumb`.'],
  anatomy: [
    { part: 'entries', what: 'links, some with an arrow and a drop-down' },
    { part: 'menu', what: 'those that do not fit' },
    { part: 'pinned', what: 'entries that always stay' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves through links and arrows. On an arrow the drop-down opens, and Tab goes on into it.',
    },
    { keys: ['Enter'], action: 'Follows the link; on an arrow, closes the drop-down or opens it.' },
    { keys: ['Space'], action: 'On an arrow: closes the drop-down or opens it.' },
    { keys: ['Escape'], action: 'Closes the drop-down; the focus returns to its arrow.' },
  ],
  screenReader: [
    'A navigation by its name, then a list; the current page is marked.',
    'Each arrow by what it opens, and whether it is expanded.',
  ],
  dos: ['Keep the entry of the current page marked.'],
  donts: ['No entry that is only an arrow: it leads somewhere too.'],
};
