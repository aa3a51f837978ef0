import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['In place of a list that has nothing in it.'],
  whenNot: ['If it could not be loaded: `ErrorState`.', 'While it loads: `Skeleton`.'],
  anatomy: [
    { part: 'sign', what: 'icon or picture' },
    { part: 'title and text', what: 'that there is nothing, and why' },
    { part: 'action', what: 'what to do about it' },
  ],
  keyboard: [],
  screenReader: [
    'Title and text in the order of reading. After a search, say the count in the search field.',
  ],
  dos: ['Say what would be here, and how it gets there.'],
  donts: ['No joke, and no blame.'],
};
