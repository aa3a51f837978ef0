import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One of two to seven options that should all be seen.'],
  whenNot: ['For more than seven: `Select`.', 'To switch views: `Tabs` or `ToggleGroup`.'],
  anatomy: [
    { part: 'legend', what: 'what is chosen' },
    { part: 'options', what: 'in a column, in a row, or as cards with a description' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the chosen option, or the first one.' },
    { keys: ['↓', '→'], action: 'Chooses the next option.' },
    { keys: ['↑', '←'], action: 'Chooses the previous option.' },
    { keys: ['Space'], action: 'Chooses the focused option where none is chosen.' },
  ],
  screenReader: [
    'The name of the group, then the option, its place and whether it is checked.',
    'Hint and error of the group.',
  ],
  dos: ['Choose the safest option at first, or none where it has to be a decision.'],
  donts: ['No option that only says "none of these" without saying what happens then.'],
};
