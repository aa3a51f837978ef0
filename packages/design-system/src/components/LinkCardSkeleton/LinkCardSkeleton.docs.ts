import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In the place of a `LinkCard` that is loading.'],
  whenNot: ['For anything else: `Skeleton`.'],
  keyboard: [],
  screenReader: ['Nothing: announce the loading on the container.'],
  dos: ['Give one `Skeleton` for each line of the content.'],
  donts: ['Not after the cards have come.'],
};
