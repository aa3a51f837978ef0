import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A question or a short form that has to be dealt with before going on.'],
  whenNot: [
    'For a panel at a button: `Popover`.',
    'If no answer is needed: `Notice` or `showToast`.',
    'For choices on a phone: `BottomSheet`.',
  ],
  anatomy: [
    { part: 'head', what: 'icon, title and close button; always visible' },
    { part: 'body', what: 'the content, which scrolls' },
    { part: 'footer', what: 'buttons, the main one last in the order of reading; always visible' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through what is inside; what is behind cannot be reached.',
    },
    {
      keys: ['Escape'],
      action:
        'Closes it, unless it has to be answered. While an input method composes, it ends the composition.',
    },
    { keys: ['Enter', 'Space'], action: 'Presses the focused button.' },
  ],
  screenReader: [
    'Its title and "dialog" when it opens, then the element that takes the focus.',
    'Nothing of the page behind it.',
    'When it closes, the element that opened it.',
  ],
  dos: [
    'Put `data-autofocus` on the safest element where a mistake costs money.',
    'Ask one question, and name both answers by their verbs.',
  ],
  donts: [
    'No dialog from a dialog where a second step in the same one does.',
    'No dialog for news: a `Notice` or a toast does not stop anybody.',
  ],
};
