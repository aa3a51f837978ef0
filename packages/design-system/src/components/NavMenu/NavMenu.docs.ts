import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The entries of a `NavBar` that do not fit its row.'],
  whenNot: ['For any other choice: `Menu`.'],
  anatomy: [
    { part: 'button', what: 'marked if the current page is inside' },
    { part: 'list', what: 'the entries of the row that did not fit' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button, then through the links of the open list.' },
    { keys: ['Enter', 'Space'], action: 'Opens or closes the list at the button; follows a link.' },
    { keys: ['Escape'], action: 'Closes the list; the focus returns to the button.' },
  ],
  screenReader: [
    'A button with its label, expanded or collapsed.',
    'A list of links; the one of the current page says so.',
  ],
};
