import { expect, it } from 'vitest';
import { withoutEndSlash } from './useSiteLinks';

it.each([
  ['/live/', '/live'],
  ['/live/?new=1#top', '/live?new=1#top'],
  ['/live?back=/rng/', '/live?back=/rng/'],
  ['/live', '/live'],
  ['/', '/'],
  ['/?promo=1', '/?promo=1'],
])('the route of %s is %s', (path, route) => {
  expect(withoutEndSlash(path)).toBe(route);
});
