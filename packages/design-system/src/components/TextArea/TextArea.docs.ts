import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Text of several lines: feedback, a reason, a message.'],
  whenNot: ['For one line: `TextField`.', 'For a chat: `ChatPanel`, which has its own field.'],
  anatomy: [
    { part: 'label', what: 'above the box' },
    { part: 'box', what: 'grows with its lines, up to the most' },
    { part: 'notes', what: 'hint, count and error' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to it, and on: a tab can not be typed.' },
    { keys: ['Enter'], action: 'Begins a new line.' },
  ],
  screenReader: [
    'Label, text and "edit, multi-line"; hint, count and error.',
    'What is left of the length, after a pause.',
  ],
  dos: ['Give the longest length that the server takes.'],
  donts: ['Do not cut what is too long: mark it, so that it can be shortened.'],
};
