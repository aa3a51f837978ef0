// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSafeOrigin } from './checkUrl';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an origin', () => {
  it.each([
    ['https://site.example/', 'https://games.example', true],
    ['https://site.example/', 'http://games.example', false],
    ['https://site.example/', 'http://site.example', false],
    ['https://site.example/', 'http://localhost:4100', false],
    ['http://localhost:5173/', 'http://localhost:4100', true],
    ['http://localhost:5173/', 'http://127.0.0.1:4100', true],
    ['http://127.0.0.1:5173/', 'http://[::1]:4100', true],
    ['http://localhost:5173/', 'http://games.example', false],
    ['http://localhost:5173/', 'http://127.0.0.2:4100', false],
    ['http://localhost:5173/', 'http://localhost.games.example', false],
    ['http://parlour.test:5173/', 'http://parlour.test:4100', true],
    ['http://parlour.test:5173/', 'http://127.0.0.1:4100', false],
    ['http://localhost:5173/', 'ws://localhost:4100', false],
  ])('on a page at %s, %s: %s', (page, origin, isSafe) => {
    vi.stubGlobal('location', new URL(page));
    expect(isSafeOrigin(new URL(origin))).toBe(isSafe);
  });
});
