// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathBefore } from './backPath';

const HERE = window.location.origin;

/** Gives the browser a history of these pages, with the last one as the current unless `current` names another. */
function wereAt(paths: readonly (string | null)[], current = paths.length - 1): void {
  const entries = paths.map((path, index) => ({ index, url: path && `${HERE}${path}` }));
  vi.stubGlobal('navigation', { currentEntry: entries[current], entries: () => entries });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page that a visitor came from', () => {
  it('is the one before, without what was asked of it', () => {
    wereAt(['/', '/live?vassalage=MZN', '/seamless?game=8']);
    expect(pathBefore()).toBe('/live');
  });

  it('is the one before that where a way on is left', () => {
    wereAt(['/news', '/seamless?game=8', '/rng'], 1);
    expect(pathBefore()).toBe('/news');
  });

  it.each([
    ['the visit began at the game', ['/seamless?game=8']],
    ['it was a game as well', ['/hot', '/seamless?game=7', '/seamless?game=8']],
    ['the browser does not say it', [null, '/seamless?game=8']],
  ])('is the home page where %s', (_, paths) => {
    wereAt(paths);
    expect(pathBefore()).toBe('/');
  });

  it('is the home page in browsers that tell nothing', () => {
    vi.stubGlobal('navigation', undefined);
    expect(pathBefore()).toBe('/');
  });
});
