import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: [
    'Once on a page, for questions and messages that code asks for by `openDialog` and `askConfirm`.',
  ],
  whenNot: [
    'For a dialog with fields, owned by a view: `Dialog`.',
    'If no answer is needed: `showToast`.',
  ],
  anatomy: [
    { part: 'dialog', what: 'title, text, and one button for each answer' },
    { part: 'timer', what: 'counts down where it closes by itself, and can be stopped' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through what is inside; what is behind cannot be reached.',
    },
    {
      keys: ['Enter', 'Space'],
      action: 'Presses the button that has the focus: at first the mildest one.',
    },
    { keys: ['Escape'], action: 'Closes it without an answer.' },
  ],
  screenReader: [
    'The title and "dialog", the text as its description, and the button that takes the focus.',
    'The next one as soon as the first is closed.',
    'When the last one closes, the element that had the focus before.',
  ],
  dos: ['Name answers by what they do: "Cancel the payout", "Keep it".'],
  donts: ['No message that closes by itself if it has to be read.'],
};
