import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Time until a draw, a kick-off or the end of an offer.'],
  whenNot: [
    'For the time of day: `Clock`.',
    'For a code that can be asked for again: `SendCodeButton`.',
    'Never to hurry somebody into a bet.',
  ],
  anatomy: [
    { part: 'label', what: 'what it runs to' },
    { part: 'figures', what: 'days, hours, minutes, seconds' },
    { part: 'end', what: 'what is shown afterwards' },
  ],
  keyboard: [],
  screenReader: [
    'A timer by its label, with the time left in words when somebody reads it.',
    'The time left at the `marks` that you give, such as ten minutes and the end; without any, nothing.',
  ],
  dos: ['Say what happens at the end.'],
  donts: ['No new time when it has run out.'],
};
