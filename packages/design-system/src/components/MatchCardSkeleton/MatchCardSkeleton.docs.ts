import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In the place of a `MatchCard` that is loading.'],
  whenNot: ['For anything else: `Skeleton`.'],
  keyboard: [],
  screenReader: ['Nothing: announce the loading on the list.'],
  dos: ['As many as fit the window.'],
  donts: ['Not for prices that are refreshed: their buttons have a state for it.'],
};
