// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { checkUrl } from './checkUrl';
import { DISGUISED, ELSEWHERE } from './disguisedUrls.fixtures';

const here = window.location.origin;

describe('checkUrl', () => {
  it.each([
    ['/promotions', '/promotions'],
    ['/rng?vassalage=AMB#top', '/rng?vassalage=AMB#top'],
    ['/a/../rng', '/rng'],
  ])('lets the path %s through', (text, path) => {
    expect(checkUrl(text)).toBe(path);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    'https://evil.example',
    'http://evil.example',
    'https://good.example@evil.example',
    'https://good.example.evil.example/',
    'https://user:pass@good.example/',
    ' https://good.example/',
    'https://good.example\\@evil.example',
    'https:\\\\evil.example',
    'ftp://good.example/',
    'blob:https://good.example/1f2e',
  ])('refuses %s for a frame of good.example', (text) => {
    expect(checkUrl(text, { origins: ['https://good.example'], outsideOnly: true })).toBeNull();
  });

  it.each([
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
  ])('refuses %s, which becomes an address of another site once its dots are gone', (text) => {
    expect(checkUrl(text)).toBeNull();
    expect(checkUrl(text, { anyHttps: true })).toBeNull();
  });

  it('knows the origins that it was given, with their ports', () => {
    const rule = { origins: ['https://good.example', 'http://localhost:4100'], outsideOnly: true };
    expect(checkUrl('https://good.example/game?x=1', rule)).toBe('https://good.example/game?x=1');
    expect(checkUrl('http://localhost:4100/demo-game/', rule)).toBe(
      'http://localhost:4100/demo-game/',
    );
    expect(checkUrl('http://localhost:4101/demo-game/', rule)).toBeNull();
  });

  it('opens any https address where a person is to leave the site', () => {
    expect(checkUrl('https://help.example/a', { anyHttps: true })).toBe('https://help.example/a');
    expect(checkUrl('http://help.example/a', { anyHttps: true })).toBeNull();
  });

  it('keeps its own paths out of what is framed', () => {
    expect(checkUrl('/demo', { outsideOnly: true })).toBeNull();
    expect(checkUrl(`${here}/demo`, { outsideOnly: true })).toBeNull();
  });

  it('takes no disguise for an address of another site', () => {
    expect(DISGUISED.length).toBeGreaterThanOrEqual(40);
    expect(new Set([...DISGUISED, ...ELSEWHERE]).size).toBe(DISGUISED.length + ELSEWHERE.length);
    const leaves = (text: string): boolean => {
      const path = checkUrl(text);
      return path !== null && (new URL(path, here).origin !== here || path.startsWith('//'));
    };
    const opened = DISGUISED.filter((text) => {
      const address = checkUrl(text, { anyHttps: true });
      return address !== null && new URL(address, here).origin !== here;
    });
    expect([...DISGUISED, ...ELSEWHERE].filter(leaves)).toEqual([]);
    expect(opened).toEqual([]);
    const rule = { origins: [], outsideOnly: true };
    expect([...DISGUISED, ...ELSEWHERE].filter((text) => checkUrl(text, rule) !== null)).toEqual(
      [],
    );
  });
});
