import type { GameLane, GameVendor } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { buildNavigation as build, currentEntry, routeOfCategory } from './navigation';

const LISTS = {
  esportGames: ['AV', 'HFT'],
  cockfightGames: ['DIG'],
  extraGameTypes: ['CRASH', 'mini'],
};
const buildNavigation = (lanes: readonly GameLane[]) => build(lanes, LISTS);

const vendor = (vassalage: string, displayName = vassalage): GameVendor => ({
  vassalage,
  displayName,
  gameType: 'RNG',
  accountTypeName: vassalage,
  maintenance: false,
  gameCount: 3,
});

const lane = (
  gameCategory: string,
  count: number,
  labelName: string | null = gameCategory,
): GameLane => ({
  gameCategory,
  labelName,
  vendors: Array.from({ length: count }, (_, index) => vendor(`V${String(index)}`)),
});

describe('the top navigation', () => {
  it('[NAV-01] puts home first, promotions last and the categories between', () => {
    const entries = buildNavigation([lane('LIVE', 2), lane('RNG', 3)]);
    expect(entries.map(({ id, href }) => [id, href])).toEqual([
      ['HOME', '/'],
      ['LIVE', '/live'],
      ['RNG', '/rng'],
      ['PROMO', '/promotions'],
    ]);
  });

  it('[NAV-01] shows home and promotions once when the gateway lists them too', () => {
    const ids = buildNavigation([lane('HOME', 1), lane('PROMO', 1)]).map(({ id }) => id);
    expect(ids).toEqual(['HOME', 'PROMO']);
  });

  it('[NAV-02] leaves out a category without vendors', () => {
    expect(buildNavigation([lane('FISH', 0), lane('PVP', 1)]).map(({ id }) => id)).toEqual([
      'HOME',
      'PVP',
      'PROMO',
    ]);
  });

  it('[NAV-01] leaves out a category that no page of this merchant shows', () => {
    const ids = buildNavigation([lane('BINGO', 3), lane('CRASH', 1)]).map(({ id }) => id);
    expect(ids).toEqual(['HOME', 'CRASH', 'PROMO']);
  });

  it('[NAV-03] labels a category without a label by its first vendor', () => {
    const [, entry] = buildNavigation([
      {
        gameCategory: 'CRASH',
        labelName: null,
        vendors: [vendor('CR1', 'Ember Works'), vendor('CR2')],
      },
    ]);
    expect(entry?.label).toBe('Ember Works');
  });

  it('[NAV-06] leads from sports to the pages of e-sports, cockfights and FB, after sports itself', () => {
    const vendors = [
      { ...vendor('AV'), gameType: 'ESPORTS' },
      { ...vendor('DIG'), gameType: 'COCKFIGHT' },
      { ...vendor('HFT'), gameType: 'SPORTS' },
      ...['FB', 'V1'].map((code) => vendor(code)),
    ];
    const [, entry] = buildNavigation([{ gameCategory: 'SPORTS', labelName: 'Sports', vendors }]);
    expect(entry?.vendors.map(({ href }) => href)).toEqual([
      '/sports?vassalage=V1',
      '/esports?vassalage=AV',
      '/cockfight?vassalage=DIG',
      // The merchant lists it under e-sports, though its games are sports.
      '/esports?vassalage=HFT',
      '/fbSports',
    ]);
  });

  it.each([
    ['LOTT', '/elott'],
    ['ELOTT', '/elott'],
    ['HOT', '/hot'],
    ['DOWNLOAD', '/down'],
    ['SPORTS', '/sports'],
    ['CRASH', '/crash'],
    ['MINI', '/mini'],
    ['BINGO', undefined],
  ])('[NAV-04] leads %s to %s', (category, route) => {
    expect(routeOfCategory(category, LISTS.extraGameTypes)).toBe(route);
  });

  it.each([
    [10, 10, false],
    [11, 11, true],
    [30, 11, true],
  ])('[NAV-05] of %i vendors lists %i, more: %s', (count, shown, hasMore) => {
    const [, entry] = buildNavigation([lane('RNG', count)]);
    expect(entry?.vendors).toHaveLength(shown);
    expect(entry?.hasMore).toBe(hasMore);
  });

  it.each(['PROMO', 'HOME', 'FB'])('[NAV-05] gives %s no drop-down', (category) => {
    for (const { vendors } of buildNavigation([lane(category, 4)])) expect(vendors).toEqual([]);
  });

  it.each([
    ['/', ['RNG'], 'HOME'],
    ['/home', ['RNG'], 'HOME'],
    ['/rng', ['RNG', 'HOT'], 'RNG'],
    ['/promotions', ['RNG'], 'PROMO'],
    ['/fbSports', ['SPORTS', 'FB'], 'FB'],
    ['/crash', ['CRASH'], 'CRASH'],
    ['/nowhere', ['RNG'], undefined],
    // Two categories lead to one address.
    ['/elott', ['LOTT', 'ELOTT'], 'ELOTT'],
    ['/lott', ['ELOTT', 'LOTT'], 'LOTT'],
    ['/elott', ['LOTT'], 'LOTT'],
    ['/lott', ['ELOTT'], 'ELOTT'],
    ['/lott', ['RNG'], undefined],
  ])('[NAV-04] on %s marks of %j the entry %s', (path, categories, current) => {
    const entries = buildNavigation(categories.map((category) => lane(category, 1)));
    expect(currentEntry(entries, path)?.id).toBe(current);
  });
});
