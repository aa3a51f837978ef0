import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One message of an inbox, in a list.'],
  whenNot: ['For something that has just happened: `showToast`.', 'For a chat: `ChatPanel`.'],
  anatomy: [
    { part: 'box', what: 'chooses it, where several can be chosen' },
    { part: 'sign', what: 'icon of its kind' },
    { part: 'text', what: 'subject, the beginning of the text, time' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the box, then to the message.' },
    { keys: ['Space'], action: 'Ticks the box; opens a message without an address.' },
    { keys: ['Enter'], action: 'Opens the message.' },
  ],
  screenReader: ['The box by its subject.', 'That it is unread, the subject, its kind and time.'],
  dos: ['Begin the subject with what has happened.'],
  donts: ['No buttons in the row beside the box.'],
};
