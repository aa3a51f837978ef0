import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Actions, links or one choice behind a button.'],
  whenNot: ['For any other content: `Popover`.', 'For a choice in a form: `Select`.'],
  anatomy: [
    { part: 'button', what: 'icon, label and an arrow that turns' },
    { part: 'list', what: 'items of one kind: actions, links, or one choice' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'Opens the list at the button; chooses an item in it.' },
    {
      keys: ['↓', '↑'],
      action:
        'Opens the list at its first or last item; moves to the next or previous one, round the ends.',
    },
    { keys: ['Home', 'End'], action: 'Moves to the first or last item.' },
    { keys: ['letters'], action: 'Moves to the item that begins with them.' },
    { keys: ['Escape'], action: 'Closes the list; the focus returns to the button.' },
    { keys: ['Tab'], action: 'Closes the list and moves on from the button.' },
  ],
  screenReader: [
    'The button with "menu" and whether it is expanded.',
    'Each item with its place, and whether it is checked where it is a choice.',
  ],
  dos: ['Use the words of the page that an item leads to.'],
  donts: ['No fields or texts inside: that is a `Popover`.'],
};
