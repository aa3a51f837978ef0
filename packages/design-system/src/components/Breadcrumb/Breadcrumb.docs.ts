import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['On pages that are two or more levels deep, above the title.'],
  whenNot: ['One level deep a link back is enough.', 'For the main navigation: `NavBar`.'],
  anatomy: [
    { part: 'steps', what: 'links from the start page down' },
    { part: 'button', what: 'in a narrow place, stands for the steps in the middle' },
    { part: 'page', what: 'the last step, not a link' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the links.' },
    {
      keys: ['Enter'],
      action:
        'Follows the link; on the button, shows the hidden steps and moves to the first of them.',
    },
    { keys: ['Space'], action: 'On the button: shows the hidden steps.' },
  ],
  screenReader: [
    'A navigation by its name, then a list of links.',
    'The last step as the current page.',
  ],
  dos: ['Use the same words as the titles of the pages.'],
  donts: ['No step that leads nowhere.'],
};
