import { describe, expect, it } from 'vitest';
import { promotionsHref, readAddress } from './promotionsAddress';

describe('the address of the promotions', () => {
  it.each([
    ['', { kind: undefined, page: 1, promotionId: null }],
    ['?kind=cashBack&page=2', { kind: 'cashBack', page: 2, promotionId: null }],
    ['?kind=nothing&page=-3&promotion=', { kind: undefined, page: 1, promotionId: null }],
    ['?page=1.5&promotion=pr-egg', { kind: undefined, page: 1, promotionId: 'pr-egg' }],
  ])('of %s', (search, expected) => {
    expect(readAddress(search)).toEqual(expected);
  });

  it('is short where nothing is chosen, and keeps what is', () => {
    expect(promotionsHref({})).toBe('/promotions');
    const address = { kind: 'vip', page: 3, promotionId: 'pr a&b' } as const;
    const href = promotionsHref(address);
    expect(href).toBe('/promotions?kind=vip&page=3&promotion=pr+a%26b');
    expect(readAddress(href.slice(href.indexOf('?')))).toEqual(address);
  });
});
