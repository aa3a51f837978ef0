import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['After a failed login, to tell people from scripts.'],
  whenNot: [
    'For a code that was sent: `OneTimeCodeField`.',
    'Never at the first try, and never as the only way: some people can not see it.',
  ],
  anatomy: [
    { part: 'field', what: 'for the characters' },
    { part: 'picture', what: 'what is copied, and the button for another one' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the field, then to the button for another picture.' },
    {
      keys: ['Enter'],
      action: 'In the field: submits the form. On the button: asks for another picture.',
    },
    { keys: ['Space'], action: 'On the button: asks for another picture.' },
  ],
  screenReader: [
    'The label of the field with its hint and error.',
    'That a picture is on its way, or could not be loaded.',
  ],
  dos: ['Offer another way, such as a code by message.'],
  donts: ['No new picture while somebody types.'],
};
