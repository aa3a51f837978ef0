import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A task that will finish: an upload, a report.'],
  whenNot: [
    'For an amount within a range: `Meter`.',
    'For a short wait of unknown length: `Spinner`.',
    'For steps of a process: `Stepper`.',
  ],
  anatomy: [
    { part: 'label and value', what: 'what is going on, and how far' },
    { part: 'bar', what: 'a share, or a movement where nobody knows' },
  ],
  keyboard: [],
  screenReader: ['The label with the value in words, when somebody reads it.'],
  dos: ['Say what is going on: "Sending 2 of 5 files".'],
  donts: ['No figure that is invented.'],
};
