import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Something of unknown length is going on.'],
  whenNot: [
    'If the shape of the result is known: `Skeleton`.',
    'Over content that must not be used: `LoadingCover`.',
    'In a button: its `isLoading`.',
  ],
  keyboard: [],
  screenReader: ['Nothing without a label; with one, a status.'],
  dos: ['Give a label where it stands alone.'],
  donts: ['Not two at the same time.'],
};
