import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One of a list that people know, up to about fifteen options.'],
  whenNot: ['For more: `Combobox`.', 'For a few that should all be seen: `RadioGroup`.'],
  anatomy: [
    { part: 'label', what: 'above the box' },
    { part: 'box', what: 'the native control, with an arrow' },
    { part: 'notes', what: 'hint and error below' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Enter', 'Space', 'Alt+↓'], action: 'Opens the list of the system.' },
    { keys: ['↓', '↑', 'letters'], action: 'Moves through the options, as the system does.' },
    { keys: ['Escape'], action: 'Closes the list without a choice.' },
  ],
  screenReader: [
    'Label, value and "combobox" or "pop-up button", as the system names it, then hint and error.',
  ],
  dos: ['Put the most likely options first, or sort them as readers do.'],
  donts: ['No placeholder that repeats the label.'],
};
