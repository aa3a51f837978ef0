import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A long list in which people look for a place again, or compare pages.'],
  whenNot: [
    'For a list to browse: load more on scrolling, as `GameGrid` does.',
    'For one page: nothing.',
  ],
  anatomy: [
    { part: 'steps', what: 'previous and next' },
    {
      part: 'pages',
      what: 'first, last and those around the current one; on a phone, the position in words',
    },
    { part: 'size', what: 'optional, how many rows a page has' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through previous, the pages and next.' },
    { keys: ['Enter'], action: 'Goes to the page.' },
    { keys: ['Space'], action: 'Goes to the page, where it is a button.' },
  ],
  screenReader: [
    'A navigation landmark of its own name.',
    'Each page by its name, and which one is current.',
  ],
  dos: ['Give `hrefFor` where a page has an address: people send it, and go back to it.'],
  donts: ['Not for less than two pages.'],
};
