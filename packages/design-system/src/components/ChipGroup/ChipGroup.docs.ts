import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Filters of a list: any number of them, with counts and icons.'],
  whenNot: [
    'For two to five choices with one always chosen: `ToggleGroup`.',
    'For choices of a form: `RadioGroup` or `Checkbox`.',
  ],
  anatomy: [
    { part: 'chips', what: 'toggle buttons, radios or removable tags' },
    { part: 'more', what: 'shows all of them, where there is a limit' },
    { part: 'clear', what: 'takes back every choice, while there is one' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves from chip to chip; with one choice, to the chosen chip.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Switches the chip on or off; presses the button that has the focus.',
    },
    { keys: ['→', '←', '↓', '↑'], action: 'With one choice: chooses the next or previous chip.' },
    {
      keys: ['Delete', 'Backspace'],
      action: 'Where chips are removable: removes the chip; the focus goes on to the next one.',
    },
  ],
  screenReader: [
    'The group by its label, then each chip with its count and whether it is on.',
    'That it is busy while it loads.',
  ],
  dos: ['Keep the row in one order: what is chosen does not jump to the front.'],
  donts: ['Not one chip alone, and not a switch between views.'],
};
