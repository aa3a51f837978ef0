import { describe, expect, it } from 'vitest';
import { gameTypeOf, readFilters, writeFilters } from './gameFilters';

describe('the filters of a game list', () => {
  it.each([
    ['', { search: '', vendor: null, classify: null, onlyNew: false }],
    ['q=koi&new=1', { search: 'koi', vendor: null, classify: null, onlyNew: true }],
    ['vassalage=AMB&class=JP', { search: '', vendor: 'AMB', classify: 'JP', onlyNew: false }],
  ])('[LOB-02] reads and writes "%s"', (text, filters) => {
    expect(readFilters(new URLSearchParams(text))).toEqual(filters);
    expect(readFilters(writeFilters(filters as never))).toEqual(filters);
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
