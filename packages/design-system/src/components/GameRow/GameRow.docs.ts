import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A row of a dozen games or fewer, under a title.'],
  whenNot: ['For all games of a category: `GameGrid`.', 'For banners that move: `BannerStrip`.'],
  anatomy: [
    { part: 'list', what: 'cards of one width; the edge of the next one shows that it goes on' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through the cards; a card that is out of view scrolls into it.',
    },
    { keys: ['Enter', 'Space'], action: 'Does what the focused button of the card says.' },
  ],
  screenReader: ['A list by its label, with the number of games.'],
  dos: ['Put the way to all games into the `Section` around it.'],
  donts: ['No second row that scrolls inside it.'],
};
