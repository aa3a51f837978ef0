import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A word or a count that labels what it stands beside: a state, a number of new messages.'],
  whenNot: [
    'For a sentence: `Notice`.',
    'For something to press: `Button` or `Chip`.',
    'For a rank: `VipRank`.',
  ],
  anatomy: [
    { part: 'icon', what: 'optional' },
    { part: 'text', what: 'one or two words, or a number' },
  ],
  keyboard: [],
  screenReader: ['Its text, in the order of reading. Nothing is announced when it changes.'],
  dos: ['Use the tone by meaning, and the word for it.'],
  donts: ['No badge on everything: then none is seen.'],
};
