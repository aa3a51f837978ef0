import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Interrupts play after a time, with the time and the money so far.'],
  whenNot: [
    'For any other question: `Dialog`.',
    'For facts that are always there: `SessionStrip`.',
  ],
  anatomy: [
    { part: 'facts', what: 'time played, staked, won, net' },
    { part: 'answers', what: 'three of equal weight: go on, stop, look at the history' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through the answers; what is behind cannot be reached.',
    },
    {
      keys: ['Enter', 'Space'],
      action:
        'Gives the answer that has the focus. At first none has it, so that a key for the game answers nothing.',
    },
    { keys: ['Escape'], action: 'Does nothing: only an answer closes it.' },
  ],
  screenReader: [
    'Its title and "dialog", then the facts as its description.',
    'A failure at once.',
  ],
  dos: ['Show a loss as a loss.'],
  donts: ['No answer that is suggested.'],
};
