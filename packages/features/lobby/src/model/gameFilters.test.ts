import { describe, expect, it } from 'vitest';
import { type GameFilters, gameTypeOf, NO_FILTERS, readFilters, writeFilters } from './gameFilters';

describe('the filters of a game list', () => {
  it.each<[string, Partial<GameFilters>]>([
    ['', {}],
    ['q=koi&new=1', { search: 'koi', onlyNew: true }],
    ['vassalage=AMB&class=JP', { vendor: 'AMB', classify: 'JP' }],
    ['minBet=1&minLineNum=25', { hasMinBet: true, hasMinLines: true }],
  ])('[LOB-02] reads and writes "%s"', (text, changes) => {
    const filters = { ...NO_FILTERS, ...changes };
    expect(readFilters(new URLSearchParams(text))).toEqual(filters);
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('ignores a sub-category that does not exist', () => {
    expect(readFilters(new URLSearchParams('class=XX')).classify).toBeNull();
  });

  it.each([
    ['/rng', 'RNG'],
    ['/hot', 'HOT'],
    ['/elott', 'ELOTT'],
    ['/crash', 'CRASH'],
  ])('[RT-13] shows at %s the games of %s', (path, type) => {
    expect(gameTypeOf(path)).toBe(type);
  });
});
