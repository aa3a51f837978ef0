import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['All ranks of a programme: what is reached, what comes next and what it brings.'],
  whenNot: [
    'For one rank beside a name: `VipRank`.',
    'For the place among other players: `Leaderboard`.',
  ],
  anatomy: [
    { part: 'rank', what: 'emblem, state, name' },
    { part: 'progress', what: 'at the current rank only' },
    { part: 'benefits', what: 'what it brings' },
  ],
  keyboard: [],
  screenReader: [
    'A list by its name; the current rank as such; the state of each as a word.',
    'The progress with its count in words.',
  ],
  dos: ['Say what a rank asks for in the unit that people earn.'],
  donts: ['No rank that is shown as within reach of one more bet.'],
};
