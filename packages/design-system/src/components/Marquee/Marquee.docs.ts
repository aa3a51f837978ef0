import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Short news that may be missed, in one row.'],
  whenNot: ['For a message that has to be read: `Notice`.', 'For pictures: `BannerStrip`.'],
  anatomy: [
    { part: 'start, end', what: 'optional, beside the row' },
    { part: 'row', what: 'the notices and, for the eye alone, their copy' },
    { part: 'pause', what: 'always visible' },
  ],
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the notices, which stop, then to the pause button.' },
    { keys: ['Enter', 'Space'], action: 'Opens the notice; pauses or goes on.' },
  ],
  screenReader: [
    'A list of buttons with the text of each notice; the copy that fills the row is silent.',
    'The pause button by what it does next.',
  ],
  dos: ['Short sentences that can be missed.'],
  donts: ['Nothing that has to be read: that is a `Notice`.'],
};
