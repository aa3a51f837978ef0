import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A poster with a code, for an agent to print or to send.'],
  whenNot: ['For a code alone: `QrCode`.'],
  anatomy: [
    { part: 'picture', what: 'the poster in the colours of the brand' },
    { part: 'button', what: 'saves it as a file' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button.' },
    { keys: ['Enter', 'Space'], action: 'Saves the poster.' },
  ],
  screenReader: ['The poster as a picture by its label; the button by its text.'],
  dos: ['Give the address as text beside it too.'],
  donts: ['No text in the picture that is nowhere else.'],
};
