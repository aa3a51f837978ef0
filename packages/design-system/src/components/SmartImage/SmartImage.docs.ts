import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A picture of a game, an offer or a person that loads when it is seen.'],
  whenNot: ['For a country: `Flag`.', 'For a symbol: an icon.'],
  keyboard: [],
  screenReader: ['Its text, also where no picture can be shown; nothing where the text is empty.'],
  dos: ['Give the ratio, so that nothing jumps.'],
  donts: ['No text inside a picture.'],
};
