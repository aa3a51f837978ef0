import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In the place of a `GameCard` that is loading.'],
  whenNot: ['For other content: `Skeleton`.'],
  keyboard: [],
  screenReader: ['Nothing: announce the loading on the list.'],
  dos: ['As many as will be there, or as fit.'],
  donts: ['Not after the games have come.'],
};
