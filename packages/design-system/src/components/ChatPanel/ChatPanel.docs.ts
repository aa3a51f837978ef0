import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A chat with support in which somebody answers now.'],
  whenNot: [
    'For messages that nobody answers at once: `MessageRow` in a list.',
    'For something that has just happened: `showToast`.',
  ],
  anatomy: [
    { part: 'status', what: 'whether somebody is there, and when' },
    { part: 'log', what: 'messages by day, with older ones to load' },
    { part: 'latest', what: 'a button that leads down, with the number of new messages' },
    { part: 'composer', what: 'field, attachments, send button' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the messages, then to the field and its buttons.' },
    { keys: ['Enter'], action: 'In the field: sends the message.' },
    { keys: ['Shift+Enter'], action: 'In the field: begins a new line.' },
    {
      keys: ['Space', 'Enter'],
      action: 'On a button: loads older messages, sends again, leads to the latest.',
    },
    { keys: ['↓', '↑'], action: 'With the focus on the messages: scrolls them.' },
  ],
  screenReader: [
    'A new message of the other side, with its name, once. History and own messages are not announced.',
    'Each message with who wrote it, its time, and whether it was sent, read or has failed.',
    'That the chat is offline or closed.',
  ],
  dos: ['Give it a container with a height.'],
  donts: ['No messages of the house that look like those of a person.'],
};
