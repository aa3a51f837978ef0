import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A game of another origin, inside the page.'],
  whenNot: ['For a page of the merchant: a link.'],
  anatomy: [{ part: 'frame', what: 'sandboxed; it can neither navigate nor read the page' }],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        "Moves into the game and, behind its last control, out of it; inside, the keys are the game's own.",
    },
  ],
  screenReader: ['The frame by its title.'],
  dos: [
    'Check the host of `src` before you give it: the frame is told the theme at that origin. Show an error of your own when the game fails.',
    'Let the vendor read `docs/contracts/vendor-frames.md`: a game that asks takes the theme by ten lines.',
  ],
  donts: ['No page of your own origin: it could break out of the sandbox.'],
};
