import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: [
    'About right is good enough and the ends are known: a volume, how often to be reminded, a filter from 1 to 10.',
  ],
  whenNot: [
    'For an exact number: `NumberField`, alone or beside it.',
    'For money: `AmountField`.',
    'For up to five choices: `ToggleGroup`.',
  ],
  anatomy: [
    { part: 'label and value', what: 'the value in words, with its unit' },
    { part: 'track', what: 'with one knob, or two for a range' },
    { part: 'marks', what: 'optional, values with a name' },
    { part: 'notes', what: 'hint and error' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the knob; in a range, to the lower and then to the higher one.',
    },
    { keys: ['→', '↑'], action: 'One step up. From right to left it is ←.' },
    { keys: ['←', '↓'], action: 'One step down. From right to left it is →.' },
    { keys: ['Page Up', 'Page Down'], action: 'A tenth of the way up or down.' },
    {
      keys: ['Home', 'End'],
      action: 'To the least or greatest value; in a range, a knob stops at the other one.',
    },
  ],
  screenReader: [
    'Label, value in words and "slider"; in a range, which end it is.',
    'Hint and error.',
  ],
  dos: [
    'Show the value as text, with its unit.',
    'Put a `NumberField` beside it where people know the number.',
  ],
  donts: ['Not for money, and not for a number that has to be exact.'],
};
