import { describe, expect, it } from 'vitest';
import { evenColumn, evenCounts } from './evenColumns';

describe('columns that leave no cell alone', () => {
  it.each([
    [1, [1]],
    [2, [2, 1]],
    [3, [3, 1]],
    [4, [4, 2, 1]],
    [5, [5, 3, 1]],
    [6, [6, 3, 2, 1]],
    [7, [7, 5, 4, 1]],
    [8, [8, 4, 2, 1]],
    [0, [1]],
  ])('of %d cells are %j', (cells, counts) => {
    expect(evenCounts(cells)).toEqual(counts);
  });

  it('are as wide as the most of them that fit', () => {
    expect(evenColumn(2)).toBe(
      'max(0px, calc((100% - 1 * var(--_gap)) / 2 - 0.5px), min(calc((100% - 0 * var(--_gap)) / 1 - 0.5px), calc((2 * var(--_min) + 1 * var(--_gap) - 100%) * 9999)))',
    );
  });
});
