import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In the place of a `TournamentCard` that is loading.'],
  whenNot: ['For anything else: `Skeleton`.'],
  keyboard: [],
  screenReader: ['Nothing: announce the loading on the list.'],
  dos: ['As many as fit the window.'],
  donts: ['Not after the tournaments have come.'],
};
