import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['One line of text.'],
  whenNot: [
    'For several lines: `TextArea`.',
    'For money, numbers, passwords, codes and phone numbers: their own fields.',
  ],
  anatomy: [
    { part: 'label', what: 'above the box, always visible' },
    { part: 'box', what: 'prefix, text, suffix' },
    { part: 'notes', what: 'hint, which stays, and error, which says what to do' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Enter'], action: 'Submits the form around it.' },
  ],
  screenReader: ['Label, value and "edit"; that it is required or invalid; hint, then error.'],
  dos: [
    'Set `autoComplete` and `inputMode`: a phone then offers the right keyboard and the right value.',
  ],
  donts: ['No placeholder in place of a label: it is gone with the first letter.'],
};
