import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['Cards and tiles of equal width, as many in a row as fit.'],
  whenNot: ['For items of their own width: `Inline`.', 'For endless games: `GameGrid`.'],
  keyboard: [],
  screenReader: ['Nothing of its own.'],
  dos: ['Give the least width of a cell, not a number of columns.'],
  donts: ['No order by `grid` properties that differs from the order of reading.'],
};
