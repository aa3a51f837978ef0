import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Views of the same thing, of which one is seen at a time.'],
  whenNot: [
    'For questions that open in place: `Accordion`.',
    'For other pages: `NavBar`.',
    'For steps in an order: `Stepper`.',
  ],
  anatomy: [
    { part: 'list', what: 'the tabs in one row, which scrolls if it is too long' },
    { part: 'panel', what: 'the content of the selected tab' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the selected tab, then to its panel.' },
    {
      keys: ['→', '←'],
      action: 'Selects the next or previous tab, round the ends; mirrored from right to left.',
    },
    { keys: ['Home', 'End'], action: 'Selects the first or last tab.' },
  ],
  screenReader: [
    'The name of the list, the tab with its place, and that it is selected.',
    'On the panel, the name of its tab.',
  ],
  dos: ['Two to five tabs with labels of one or two words.'],
  donts: ['No steps that follow each other, and nothing to compare side by side.'],
};
