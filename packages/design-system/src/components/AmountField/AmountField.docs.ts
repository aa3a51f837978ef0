import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['An amount of money that somebody types.'],
  whenNot: ['For a number that is not money: `NumberField`.', 'For an amount to read: `Amount`.'],
  anatomy: [
    { part: 'box', what: 'currency and amount' },
    { part: 'amounts', what: 'buttons that fill one in' },
    { part: 'notes', what: 'hint with the limits, and error' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the field, then through the buttons with amounts.' },
    {
      keys: ['digits and separators'],
      action: 'Type the amount; it is grouped when the focus leaves.',
    },
    { keys: ['Enter', 'Space'], action: 'At a button, fills in its amount.' },
  ],
  screenReader: [
    'Label, currency and value; limits as part of the hint; then the error.',
    'The buttons as a group of its own name, and which one is pressed.',
  ],
  dos: ['Pass sums as decimal strings, and limits as formatted texts.'],
  donts: ['No number type and no arithmetic: a float loses money.'],
};
