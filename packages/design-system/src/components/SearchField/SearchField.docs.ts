import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Filters a list or finds a game as somebody types.'],
  whenNot: ['In a form, with an error: `TextField`.', 'To choose one of many options: `Combobox`.'],
  anatomy: [
    { part: 'box', what: 'icon or spinner, text, button to clear, the key that leads to it' },
  ],
  keyboard: [
    {
      keys: ['/'],
      action: 'Where `shortcut` is set to it: leads to the field from anywhere on the page.',
    },
    { keys: ['Enter'], action: 'Searches at once.' },
    {
      keys: ['Escape'],
      action: 'Clears the field; an empty one leaves the key to the dialog around it.',
    },
    { keys: ['Tab'], action: 'Moves to the button that clears, while there is text.' },
  ],
  screenReader: [
    'A search landmark, the label and the text.',
    'How many results there are, after a pause; nothing while it loads.',
  ],
  dos: ['Say in the label what is searched.'],
  donts: ['Do not wait for Enter where the list is short.'],
};
