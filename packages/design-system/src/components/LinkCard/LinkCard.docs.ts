import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A whole card that leads somewhere.'],
  whenNot: [
    'For a card without a link: `Card`.',
    'For a game, an offer or a tournament: their own cards.',
  ],
  anatomy: [
    { part: 'media', what: 'decoration above the text' },
    { part: 'title', what: 'the link' },
    { part: 'content', what: 'text, and buttons that stay buttons' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the card, then to the buttons in it.' },
    { keys: ['Enter'], action: 'Follows the link, or presses the focused button.' },
  ],
  screenReader: ['The title as a link; not the whole card. Buttons by their own names.'],
  dos: ['Write a title that makes sense alone.'],
  donts: ['No link inside the content to the same page.'],
};
