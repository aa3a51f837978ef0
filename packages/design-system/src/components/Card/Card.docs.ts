import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Related content that needs a surface of its own.'],
  whenNot: ['If the whole card is a link: `LinkCard`.', 'For items of a plain list: no card.'],
  keyboard: [],
  screenReader: ['Nothing of its own: what is inside.'],
  dos: ['Give it one heading.'],
  donts: ['No card inside a card.'],
};
