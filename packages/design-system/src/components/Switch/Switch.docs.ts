import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Turns something on or off, with effect at once.'],
  whenNot: ['For a choice that counts when a form is sent: `Checkbox`.'],
  anatomy: [
    { part: 'track', what: 'the native control, with the thumb at the side of its state' },
    { part: 'label', what: 'what is on when it is on' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves the focus to it.' },
    { keys: ['Space'], action: 'Turns it on or off, at once.' },
  ],
  screenReader: ['Label, "switch" and whether it is on; hint and error.'],
  dos: ['Turn it back and say why if the change is refused.'],
  donts: ['Nothing that takes a button to have an effect: that is a `Checkbox`.'],
};
