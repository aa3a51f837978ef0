import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Starts an action: sends, saves, opens, pays out.'],
  whenNot: ['To lead to a page: `LinkButton`.', 'To switch something on or off: `Switch`.'],
  anatomy: [
    { part: 'icon', what: 'optional, before the text, hidden from screen readers' },
    { part: 'text', what: 'what happens on a press, beginning with a verb' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Enter', 'Space'], action: 'Presses it.' },
  ],
  screenReader: [
    'Its text and "button".',
    'While it is loading: that it is busy and dimmed. The focus stays on it, so nothing is lost.',
  ],
  dos: ['One `solid` button in a view: the next step.', 'Say what happens: "Pay out", not "OK".'],
  donts: [
    'No link in the shape of a button for an action, and no button that only leads to a page: that is a `LinkButton`.',
    'Do not disable it to say that a field is wrong: let it be pressed, and say what is missing.',
  ],
};
