import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Pictures for a request or a report, such as a receipt.'],
  whenNot: ['For an identity check: `DocumentUpload`.', 'To show a picture: `SmartImage`.'],
  anatomy: [
    { part: 'place', what: 'to choose, drop or paste, with how many are left' },
    { part: 'faults', what: 'refused files by name' },
    { part: 'list', what: 'each picture with its progress and the button that removes it' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the place, then through the buttons that remove.' },
    {
      keys: ['Enter', 'Space'],
      action:
        'Opens the chooser of the device; removes the picture, and the focus goes on to the next one.',
    },
    { keys: ['Ctrl+V'], action: 'With the focus inside: pastes a picture.' },
  ],
  screenReader: [
    'The label, and how many pictures are chosen.',
    'A refused file at once, by its name and the reason.',
    'Each picture by its name, with its progress or error.',
  ],
  dos: ['Say kinds and size in the hint.'],
  donts: ['Do not throw away the right files of a choice because of a wrong one.'],
};
