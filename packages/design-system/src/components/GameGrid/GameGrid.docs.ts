import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['All games of a category, hundreds or thousands, that scroll with the page.'],
  whenNot: ['For a few games: `GameRow`.', 'For other cards: `Grid`.'],
  anatomy: [
    { part: 'list', what: 'rows of `GameCard`, of which those near the window are drawn' },
    { part: 'placeholders', what: 'for what has not been loaded yet' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves from card to card in the order of the list; the page scrolls with the focus.',
    },
    { keys: ['Enter', 'Space'], action: 'Does what the focused button of the card says.' },
  ],
  screenReader: ['A list by its label, each game with its place and the number of all.'],
  dos: ['Give `renderItem` cards with pictures of one ratio.'],
  donts: ['No buttons between the cards: they would be lost in scrolling.'],
};
