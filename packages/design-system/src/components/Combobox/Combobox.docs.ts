import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One of about fifteen options or more, to be found by typing.'],
  whenNot: ['For fewer options: `Select`.', 'For free text: `TextField`.'],
  anatomy: [
    { part: 'box', what: 'start of the chosen option, text, button to clear, arrow' },
    { part: 'list', what: 'the options that fit, over the page' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    { keys: ['letters'], action: 'Filters the list, which opens.' },
    { keys: ['↓', '↑'], action: 'Opens the list at its first or last option; moves through it.' },
    { keys: ['Alt+↓'], action: 'Opens the list and stays in the text.' },
    { keys: ['Page Down', 'Page Up'], action: 'Moves by a page of options.' },
    { keys: ['Enter'], action: 'Chooses the active option.' },
    { keys: ['Escape'], action: 'Closes the list; once closed, clears the field.' },
    { keys: ['Home', 'End', '←', '→'], action: 'Back to the text, where they move the caret.' },
  ],
  screenReader: [
    'Label, value and "combobox", then hint and error.',
    'How many options are left after each change, or that there are none, or that they are loading.',
    'The active option, while the focus stays in the field.',
  ],
  dos: ['Give `keywords` for other names of an option.'],
  donts: ['Not for fewer than about fifteen options: the native `Select` is faster on a phone.'],
};
