import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Once on a page: tells of something that has just happened and may be missed.'],
  whenNot: ['For a message that stays: `Notice`.', 'For a question: `Dialog`.'],
  anatomy: [
    { part: 'toast', what: 'icon of its tone, title, text, one action, button to dismiss' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves into the toasts, which stay meanwhile.' },
    {
      keys: ['Enter', 'Space'],
      action:
        'Presses the action, or dismisses the toast; the focus goes to the next toast, after the last one to where it was.',
    },
  ],
  screenReader: [
    'Each new toast once, when the reader pauses; one that is urgent, at once.',
    'A region of its own name, for those who look for it.',
  ],
  dos: ['Say what happened, and how to undo it where that is possible.'],
  donts: ['Nothing that has to be answered, and no error of a field.'],
};
