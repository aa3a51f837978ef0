import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A quantity of which a few steps matter: pieces, days, rounds.'],
  whenNot: [
    'For money: `AmountField`.',
    'About right is enough: `Slider`.',
    'For a sequence of digits, such as an account number: `TextField`.',
  ],
  anatomy: [
    { part: 'field', what: 'label, number, unit' },
    { part: 'buttons', what: 'one less, one more' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    { keys: ['↑', '↓'], action: 'Adds or takes off a step.' },
    { keys: ['Page Up', 'Page Down'], action: 'Adds or takes off ten steps.' },
    { keys: ['Home', 'End'], action: 'Sets the least or greatest number, where there is one.' },
    { keys: ['Enter'], action: 'Tidies the number up and submits the form around it.' },
    { keys: ['Tab'], action: 'Moves on: the buttons are no stops, since the arrows do the same.' },
  ],
  screenReader: ['Label, number and "spin button", with its limits; hint and error.'],
  dos: ['Give `min` and `max` where they are known.'],
  donts: ['Not for years, codes and phone numbers.'],
};
