import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A whole centre over the page, with pages and a navigation of its own.'],
  whenNot: ['For one question or one form: `Dialog`.', 'For choices on a phone: `BottomSheet`.'],
  anatomy: [
    { part: 'head', what: 'title and close button' },
    { part: 'navigation', what: 'groups of pages with counts; on a phone, the first view' },
    { part: 'page', what: 'heading, back button on a phone, content' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through what is inside; what is behind cannot be reached.',
    },
    {
      keys: ['Enter'],
      action: 'Opens the page that has the focus, whose heading takes the focus.',
    },
    {
      keys: ['Escape'],
      action: 'Asks to close it. While an input method composes, it ends the composition.',
    },
  ],
  screenReader: [
    'Its title and "dialog" when it opens.',
    'The navigation by its name, the current page marked, a count by what it counts.',
    'The heading of the page after each change.',
  ],
  dos: ['Give each page an address.'],
  donts: ['No second overlay for a step of the page.'],
};
