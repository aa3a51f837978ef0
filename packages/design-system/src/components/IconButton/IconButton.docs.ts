import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['An action with an icon that everybody knows: close, search, pause.'],
  whenNot: ['If somebody might not know it: `Button` with text.'],
  anatomy: [
    { part: 'icon', what: 'one that everybody knows' },
    { part: 'badge', what: 'optional, a count or a dot at its corner' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Enter', 'Space'], action: 'Presses it.' },
  ],
  screenReader: ['Its `label` and "button"; the badge is silent, so the label has its count.'],
  dos: ['A label that says what happens: "Close", "Show password".'],
  donts: ['No icon that has to be learned; a `Button` has room for words.'],
};
