import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Beside the field for a code: asks for it by message or email.'],
  whenNot: ['For any other action: `Button`.', 'For a time that only runs down: `Countdown`.'],
  anatomy: [
    { part: 'text', what: 'send, send again, or try again' },
    { part: 'seconds', what: 'how long until it can be sent again' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it, also while it counts.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Asks for the code; does nothing while it counts or sends.',
    },
  ],
  screenReader: [
    'Its text and "button"; that it is dimmed while it counts.',
    'Once that the wait has begun, and once that it is over; not each second.',
  ],
  dos: ['Say where the code goes.'],
  donts: ['Do not start the count before the message was sent.'],
};
