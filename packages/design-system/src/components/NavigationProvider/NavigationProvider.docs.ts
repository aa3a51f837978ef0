import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Once around the app, so that links of components and of texts go through its router.'],
  whenNot: ['For an action: `Button`.'],
  anatomy: [{ part: 'links', what: 'all links below it, which stay links' }],
  keyboard: [
    {
      keys: ['Enter'],
      action: 'On a link: the router opens the page, or asks first where it leads to another site.',
    },
    { keys: ['Ctrl+Enter'], action: 'On a link: opens a new tab, as the browser does.' },
  ],
  screenReader: ['Links as links, and the current page where one leads to it.'],
  dos: ['Put it inside the router, above everything that has links.'],
  donts: ['No handler on a link that only prevents it: the provider leaves it alone then.'],
};
