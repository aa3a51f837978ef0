import type { Usage } from '../../docs/usage';
import { usage as breakForm } from '../BreakForm/BreakForm.docs';

export const usage: Usage = {
  when: ['A member excludes themselves from play for half a year or longer.'],
  whenNot: ['For a shorter time: `BreakForm`.', 'For limits on money or time: `LimitForm`.'],
  anatomy: [
    { part: 'first step', what: 'how long' },
    { part: 'second step', what: 'what it means, a box to tick, and the yes' },
  ],
  keyboard: [
    ...breakForm.keyboard,
    { keys: ['Space'], action: 'In the second step: ticks the box.' },
  ],
  screenReader: [
    ...breakForm.screenReader,
    'If the box is not ticked: the box, with the error as its description.',
  ],
  dos: ['Give addresses of help beside it.'],
  donts: ['No offer and no reminder of what is missed.'],
};
