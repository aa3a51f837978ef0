import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Words for screen readers that the eye has from the layout.'],
  whenNot: [
    'For a button without text: the `label` of `IconButton`.',
    'For what everybody needs: visible text.',
  ],
  keyboard: [],
  screenReader: ['Its text, in the order of reading.'],
  dos: ['Keep it short.'],
  donts: ['Nothing inside that takes the focus.'],
};
