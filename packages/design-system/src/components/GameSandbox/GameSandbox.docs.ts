import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A game of another origin, inside the page.'],
  whenNot: ['For a page of the merchant: a link.'],
  anatomy: [{ part: 'frame', what: 'sandboxed; it can neither navigate nor read the page' }],
  keyboard: [
    { keys: ['Tab'], action: "Moves into the game; inside of it the keys are the game's own." },
  ],
  screenReader: ['The frame by its title.'],
  dos: [
    'Check the host of the address before you pass it, and show an error of your own when the game fails.',
  ],
  donts: ['No page of the merchant in it: that is a link.'],
};
