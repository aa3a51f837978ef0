import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A few labelled facts about one thing.'],
  whenNot: [
    'For many things with the same facts: `DataTable`.',
    'For one figure with its change: `StatTile`.',
  ],
  keyboard: [],
  screenReader: ['Each value with its name.'],
  dos: ['Put the fact that decides first, or mark it as strong.'],
  donts: ['No more than about ten: then it is a table.'],
};
