import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In the place of content of a known shape that is loading.'],
  whenNot: [
    'For games: `GameCardSkeleton`.',
    'If the shape is unknown: `Spinner`.',
    'For a form that is on its way: `LoadingCover`.',
  ],
  keyboard: [],
  screenReader: ['Nothing: set `aria-busy` or a status on the container.'],
  dos: ['Take the size of what will come, so that nothing jumps.'],
  donts: ['No skeleton for what comes within a moment, or never.'],
};
