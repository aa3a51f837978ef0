import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A game in the lobby, in a `GameRow` or a `GameGrid`.'],
  whenNot: ['For an offer: `PromotionCard`.', 'For a vendor: `VendorTile`.'],
  anatomy: [
    { part: 'picture', what: 'with badges, the heart and, on hover or focus, the buttons' },
    { part: 'title', what: 'two lines on a phone, one elsewhere' },
    { part: 'vendor', what: 'one line' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through play, free play and the heart, which appear.' },
    { keys: ['Enter'], action: 'Plays; follows the link where there is one.' },
    { keys: ['Space'], action: 'Presses the button that has the focus.' },
  ],
  screenReader: [
    'An article named by the title of the game.',
    'Each button with the title behind it: "Play Lantern Koi".',
    'The heart as pressed or not; that the game is in maintenance, as a description.',
  ],
  dos: ['Give `src` in the size that is drawn, and `averageColor`.'],
  donts: ['No amount in a badge that is not the jackpot of this game.'],
};
