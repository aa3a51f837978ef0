import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['The documents of an identity check, with what became of each.'],
  whenNot: [
    'For pictures that nobody checks: `ImageUpload`.',
    'For the steps of the check: `Stepper`; for its history, `Timeline`.',
  ],
  anatomy: [
    { part: 'document', what: 'title, state and note' },
    { part: 'side', what: 'a place to choose, drop, paste or photograph a file' },
    { part: 'file', what: 'preview, name, progress, button to remove it' },
    { part: 'faults', what: 'what was wrong with a file, and what to do' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves through the places: file, then camera, or the button that removes.',
    },
    { keys: ['Enter', 'Space'], action: 'Opens the chooser of the device; removes the file.' },
    { keys: ['Ctrl+V'], action: 'With the focus in a place: pastes a picture.' },
  ],
  screenReader: [
    'The list of documents, each a group with its title and state as words.',
    'A new state when it changes, and a refused file at once, by its name and the reason.',
    'The progress of an upload by the name of the file.',
  ],
  dos: ['Say what is accepted before somebody chooses: kinds, size, corners visible.'],
  donts: ['No "invalid file": say what is wrong with it.'],
};
