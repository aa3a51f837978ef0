import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A yes or no that counts when a form is sent.'],
  whenNot: ['With effect at once: `Switch`.', 'For one of several options: `RadioGroup`.'],
  anatomy: [
    { part: 'box', what: 'the native control' },
    { part: 'label', what: 'can be pressed too' },
    { part: 'notes', what: 'hint and error below' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Space'], action: 'Ticks it or takes the tick away.' },
  ],
  screenReader: [
    'Label, "checkbox" and whether it is checked; that it is required or invalid; hint and error.',
  ],
  dos: ['A sentence that is true when it is ticked: "I am 18 or older."'],
  donts: ['No negation: "Do not send me news".'],
};
