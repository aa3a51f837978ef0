import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Help and contact at the edge of every page.'],
  whenNot: ['If an answer is required: `Dialog`.', 'For several pages: `OverlayShell`.'],
  anatomy: [
    { part: 'handle', what: 'at the end edge of the screen' },
    { part: 'panel', what: 'buttons and entries, rendered beside the page' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the handle, and on into the open panel.' },
    { keys: ['Enter', 'Space'], action: 'Opens or closes it at the handle.' },
    { keys: ['Escape'], action: 'Closes it from inside; the focus returns to the handle.' },
  ],
  screenReader: [
    'A complementary landmark of the name in `labels.panel`.',
    'The handle as a button that is expanded or collapsed.',
  ],
  dos: ['Once for each page, as `aside` of `Page`.'],
  donts: ['Nothing that is only to be found here: on a phone the panel stays closed.'],
};
