import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Children beside each other that wrap: buttons, badges.'],
  whenNot: ['For aligned columns: `Grid`.', 'Below each other: `Stack`.'],
  keyboard: [],
  screenReader: ['Nothing of its own.'],
  dos: ['Put the main button where the reading ends.'],
  donts: ['No margins on the children.'],
};
