import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One of two to five short options with effect at once: a period, a layout.'],
  whenNot: [
    'For panels: `Tabs`.',
    'For more than five options: `Select`.',
    'For filters, any number of which are on: `ChipGroup`.',
  ],
  anatomy: [{ part: 'options', what: 'a word or an icon each, in one frame' }],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the chosen option.' },
    { keys: ['→', '↓'], action: 'Chooses the next option, past those that are disabled.' },
    { keys: ['←', '↑'], action: 'Chooses the previous option.' },
  ],
  screenReader: [
    'A radio group by its label, then the option, its place and whether it is checked.',
  ],
  dos: ['Use words of about the same length.'],
  donts: ['No option that is an action, such as "New".'],
};
