import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The entries of a `NavBar` that do not fit its row.'],
  whenNot: ['For any other choice: `Menu`.'],
  anatomy: [
    { part: 'button', what: 'marked if the current page is inside' },
    { part: 'list', what: 'the entries of the row that did not fit' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button, which opens the list, then through its links.' },
    { keys: ['Enter', 'Space'], action: 'At the button: closes the list or opens it.' },
    { keys: ['Enter'], action: 'On a link: follows it.' },
    { keys: ['Escape'], action: 'Closes the list; the focus returns to the button.' },
  ],
  screenReader: [
    'A button with its label, expanded or collapsed.',
    'A list of links; the one of the current page says so.',
  ],
  dos: [
    'Give it the entries of the row in their order: those that people open most stay in the row.',
  ],
  donts: ['No entry that the row does not have.'],
};
