import { describe, expect, it } from 'vitest';
import { entriesThatFit } from './entriesThatFit';

const row = { gap: 4, menu: 80, entries: [60, 100, 100, 100], pinned: [90] };

describe('entriesThatFit', () => {
  it.each([
    ['all, to the last pixel', 466, 4],
    ['the last goes for want of a pixel, and makes room for the menu', 465, 3],
    ['the menu takes the place of two', 445, 2],
    ['the first alone', 300, 1],
    ['none', 120, 0],
    ['no room at all', 0, 0],
  ])('%s', (_, rowWidth, expected) => {
    expect(entriesThatFit({ ...row, rowWidth })).toBe(expected);
  });

  it('needs no menu for what always stays', () => {
    expect(entriesThatFit({ ...row, entries: [], rowWidth: 10 })).toBe(0);
  });
});
