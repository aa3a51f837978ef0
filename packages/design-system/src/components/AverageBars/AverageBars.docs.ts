import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A few durations for which one typical figure is enough: how long a payout takes.'],
  whenNot: [
    'To compare figures over time: `BarChart`.',
    'For progress of one task: `ProgressBar`.',
  ],
  anatomy: [
    { part: 'terms', what: 'what is measured, with its average in words' },
    { part: 'bar', what: 'decoration that walks to the value' },
    { part: 'note', what: 'where the figures come from' },
    { part: 'pause', what: 'stops the movement' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the pause button.' },
    { keys: ['Enter', 'Space'], action: 'Pauses the bars, or lets them go on.' },
  ],
  screenReader: [
    'A list of terms with their values, and the note as its description. The bars are silent.',
  ],
  dos: ['Say in the note whether the figures are measured or an example.'],
  donts: ['No figure that only the bar tells.'],
};
