// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget';

describe('bannerTarget', () => {
  it.each([
    ['PAGE', '/promotions', { kind: 'page', href: '/promotions' }],
    ['PAGE', '/?member=withdraw', { kind: 'page', href: '/?member=withdraw' }],
    ['URL', 'https://parlour.example/', { kind: 'outside', href: 'https://parlour.example/' }],
    ['URL', '/hot', { kind: 'page', href: '/hot' }],
    ['GAME', '100231', { kind: 'game', nodeId: 100_231 }],
  ] as const)('[BAN-03] %s %s leads somewhere', (linkageType, link, target) => {
    expect(bannerTarget({ linkageType, link })).toEqual(target);
  });

  it.each([
    [null, '/promotions'],
    ['PAGE', null],
    ['PAGE', 'https://parlour.example/'],
    ['PAGE', '//evil.example'],
    ['PAGE', '/\\evil.example'],
    ['URL', 'http://parlour.example/'],
    ['URL', 'javascript:alert(1)'],
    ['URL', 'https://user@evil.example'],
    ['GAME', 'lantern-koi'],
    ['GAME', '-1'],
    ['GAME', ''],
  ] as const)('[BAN-03] %s %s leads nowhere', (linkageType, link) => {
    expect(bannerTarget({ linkageType, link })).toBeNull();
  });
});
