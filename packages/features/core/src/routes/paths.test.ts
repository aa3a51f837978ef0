import { describe, expect, it } from 'vitest';
import { CATEGORY_OF_ROUTE, isInGamePath, PATHS, ROUTE_OF_CATEGORY } from './paths';

describe('[RT-13] routes and categories', () => {
  it('map to each other, but HOT only one way', () => {
    expect(CATEGORY_OF_ROUTE['/hot']).toBe('HOT');
    expect(ROUTE_OF_CATEGORY['HOT']).toBeUndefined();
    for (const [route, code] of Object.entries(CATEGORY_OF_ROUTE))
      if (code !== 'HOT') expect(ROUTE_OF_CATEGORY[code]).toBe(route);
    expect(Object.keys(ROUTE_OF_CATEGORY)).toHaveLength(9);
  });
});

describe('[RT-10] in-game pages', () => {
  it('are the game itself and the three lotteries', () => {
    expect(Object.values(PATHS).filter(isInGamePath)).toEqual([
      '/seamless',
      '/lottery',
      '/seaLottery',
      '/vnLottery',
    ]);
  });
});
