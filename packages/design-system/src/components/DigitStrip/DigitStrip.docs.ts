import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A number of your own that rolls to its next value.'],
  whenNot: [
    'For a jackpot with its name: `JackpotCounter`.',
    'For an amount that does not roll: `Amount`.',
  ],
  keyboard: [],
  screenReader: ['Nothing: give the number to screen readers in the element around it.'],
  dos: ['Round rarely: each roll draws the eye.'],
  donts: ['Not for money that people own.'],
};
