import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  keyboard: [
    { keys: ['Tab'], action: 'Moves into the game and, behind its last control, out of it.' },
  ],
  screenReader: ['A frame named by the title of the game.'],
  dos: [
    'Check the host of `src` before you give it: the frame is told the theme at that origin.',
    'Let the vendor read `docs/contracts/vendor-frames.md`: a game that asks takes the theme by ten lines.',
  ],
  donts: ['No page of your own origin: it could break out of the sandbox.'],
};
