import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Once on a page, at the top of what stays in view.'],
  whenNot: ['For one failed request: `ErrorState`.'],
  anatomy: [
    { part: 'strip', what: 'that there is no network, and for four seconds that it is back' },
  ],
  keyboard: [],
  screenReader: ['The same sentence, as a status.'],
  dos: ['Keep what was loaded usable.'],
  donts: ['No dialog for it.'],
};
