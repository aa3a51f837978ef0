import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Children below each other with equal space.'],
  whenNot: ['With a heading: `Section`.', 'Beside each other: `Inline`.'],
  keyboard: [],
  screenReader: ['Nothing of its own.'],
  dos: ['Take the gap from the scale.'],
  donts: ['No margins on the children.'],
};
