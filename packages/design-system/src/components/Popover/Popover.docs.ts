import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Small content at a button: a filter, a code to scan, an explanation with a link.'],
  whenNot: ['For a list of actions: `Menu`.', 'If an answer is required: `Dialog`.'],
  anatomy: [
    { part: 'button', what: 'a `Button` with the given variant, tone and size' },
    { part: 'panel', what: 'small content below or above the button, wherever there is room' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'Opens or closes the panel at the button.' },
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through the panel; it closes when the focus leaves.',
    },
    { keys: ['Escape'], action: 'Closes the panel; the focus returns to the button.' },
  ],
  screenReader: [
    'The button and that it opens a dialog.',
    'The name of the panel when it opens, then the element that takes the focus.',
  ],
  dos: ['Give a button inside that closes it where something is chosen.'],
  donts: ['No answer that is required: people close it by a press beside it.'],
};
