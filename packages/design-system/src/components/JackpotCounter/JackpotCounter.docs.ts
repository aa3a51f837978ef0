import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['A jackpot that grows, with its name.'],
  whenNot: ['For money that people own or owe: `Amount`.'],
  anatomy: [
    { part: 'name', what: 'of the jackpot' },
    { part: 'figure', what: 'digits that roll' },
    { part: 'note', what: 'where the amount comes from, and when' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to a simulated amount, whose note appears, then to the pause button.',
    },
    { keys: ['Enter', 'Space'], action: 'Pauses or goes on.' },
  ],
  screenReader: [
    'The name and the amount as one image, not each digit and not each change.',
    'The note: where the amount comes from.',
  ],
  dos: ['Mark a simulated amount by its note.'],
  donts: ['Not for money that people own or owe: that is an `Amount`.'],
};
