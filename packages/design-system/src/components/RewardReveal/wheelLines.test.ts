import { describe, expect, it } from 'vitest';
import { wheelLines } from './wheelLines';

describe('wheelLines', () => {
  it.each([
    ['188.00', 8, ['188.00']],
    ['1000 points', 8, ['1000', 'points']],
    ['$\u00a01,000.00', 8, ['$\u00a01,000.00']],
    ['Next time', 8, ['Next time']],
    ['Free rounds for the evening', 8, ['Free', 'rounds fo…']],
    ['Donaudampfschifffahrt', 8, ['Donaudamp…']],
    ['1000 points', 12, ['1000 poin…']],
    ['188.00', 24, []],
  ])('writes "%s" on one of %i segments as %o', (word, count, lines) => {
    expect(wheelLines(word, count)).toEqual(lines);
  });
});
