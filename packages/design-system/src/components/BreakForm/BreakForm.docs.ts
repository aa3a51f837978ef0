import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A member takes a break from play for days or weeks.'],
  whenNot: [
    'For an exclusion, which has to be acknowledged: `ExclusionForm`.',
    'For limits on money or time: `LimitForm`.',
  ],
  anatomy: [
    { part: 'first step', what: 'how long' },
    { part: 'second step', what: 'until when it lasts, what that means, and the yes' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the chosen time, then to the button.' },
    { keys: ['↓', '↑'], action: 'Chooses another time.' },
    {
      keys: ['Enter'],
      action: 'Goes on to the second step; presses the button that has the focus.',
    },
    { keys: ['Space'], action: 'Chooses the time or presses the button that has the focus.' },
  ],
  screenReader: [
    'The form by its title, and the group of times with its hint or error.',
    'The heading of the second step, which takes the focus. After going back, the button that leads on.',
    'A refusal at once.',
  ],
  dos: ['Say the day and time at which the break ends.'],
  donts: ['No words that try to talk somebody out of it.'],
};
