import { describe, expect, it } from 'vitest';
import { pageKeyOf } from './pageKeys';

describe('[RT-14] page keys', () => {
  it.each([
    ['/', 'w_home'],
    ['/index', 'w_home'],
    ['/index.html', 'w_home'],
    ['/home', 'w_home'],
    ['/promotions', 'w_promotions'],
    ['/rng', 'w_rng'],
    ['/live', 'w_live'],
    ['/fish', 'w_fish'],
    ['/pvp', 'w_pvp'],
    ['/sports', 'w_sports'],
    ['/esports', 'w_esports'],
    ['/elott', 'w_elott'],
    ['/lott', 'w_lott'],
    ['/down', 'w_download'],
    ['/pointMall', 'w_points_shop'],
    ['/help', 'w_help'],
    ['/register', 'w_register'],
    ['/login', 'w_login'],
    ['/cockfight', 'w_cockfight'],
  ])('%s is %s', (path, key) => {
    expect(pageKeyOf(path)).toBe(key);
  });

  it('a dialog that counts as a page comes before the page below', () => {
    expect(pageKeyOf('/rng', 'login')).toBe('w_login');
    expect(pageKeyOf('/rng', 'logout')).toBe('w_rng');
  });

  it('other pages have none', () => {
    expect(pageKeyOf('/nothing-here')).toBeUndefined();
  });
});
