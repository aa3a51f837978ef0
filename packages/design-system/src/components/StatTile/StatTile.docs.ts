import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One key figure and its change.'],
  whenNot: ['For more than eight figures: `DataTable`.', 'For facts about one thing: `FactList`.'],
  anatomy: [
    { part: 'label', what: 'what it is' },
    { part: 'figure', what: 'formatted' },
    { part: 'change', what: 'with an arrow, and in words' },
    { part: 'line', what: 'optional, a `Sparkline`' },
  ],
  keyboard: [],
  screenReader: ['A group by its label, the figure, and the change in full.'],
  dos: ['Say since when it has changed.'],
  donts: ['No older figure while the new one loads.'],
};
