import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Two to six large offers at the top of a page.'],
  whenNot: [
    'For a row of games: `GameRow`.',
    'For offers side by side: a `Grid` of `PromotionCard`.',
  ],
  anatomy: [
    { part: 'viewport', what: 'the banners, one visible at a time, which can be dragged' },
    { part: 'controls', what: 'pause and one dot for each banner' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves to the link of the shown banner, the pause button, then the dots. It stops turning meanwhile.',
    },
    { keys: ['→', '←'], action: 'Shows the next or previous banner; mirrored from right to left.' },
    { keys: ['Enter'], action: 'Follows the link, or presses the button.' },
    { keys: ['Space'], action: 'Presses the pause button or a dot.' },
  ],
  screenReader: [
    'A region of its own name, as a carousel; each banner as a slide with its position.',
    'The new banner, only while it does not turn by itself.',
  ],
  dos: ['Write the words of the picture into `alt`.'],
  donts: ['No more than six banners: the last ones are never seen.'],
};
