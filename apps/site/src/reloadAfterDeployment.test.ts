// @vitest-environment happy-dom
import { writeStored } from '@parlour/feature-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadAfterDeployment } from './reloadAfterDeployment';

const OWN = '/assets/start-1234567.js';
const NEWER = '<link rel="modulepreload" href="/assets/start-7654321.js">';

let answered: Promise<unknown> = Promise.resolve();

/** How often the page reloads when a chunk of it fails that often. */
async function reloads(html: string, times = 1): Promise<number> {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => {
    answered = Promise.resolve(new Response(html));
    return answered;
  });
  for (let time = 0; time < times; time += 1) {
    window.dispatchEvent(new Event('vite:preloadError'));
    await answered;
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { length } = reload.mock.calls;
  reload.mockRestore();
  return length;
}

document.head.innerHTML = `<link rel="modulepreload" href="${OWN}">`;
reloadAfterDeployment();

beforeEach(() => {
  writeStored('reloadedFrom', null);
});

describe('[ERR-03] a page of which a part is gone', () => {
  it('is loaded anew, once', async () => {
    expect(await reloads(NEWER, 3)).toBe(1);
  });

  it('stays where the site is the same', async () => {
    expect(await reloads(`<link rel="modulepreload" href="${OWN}">`)).toBe(0);
  });

  it.each([
    ['is blocked', () => null],
    [
      'has no room, as in a private window',
      () => ({
        getItem: () => null,
        removeItem: () => undefined,
        length: 0,
        key: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
  ])('stays where the storage %s: it would be loaded for ever', async (_, storage) => {
    vi.stubGlobal('sessionStorage', storage());
    expect(await reloads(NEWER, 3)).toBe(0);
  });
});
