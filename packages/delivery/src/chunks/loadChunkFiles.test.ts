// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { loadChunkFiles as LoadPart } from './loadChunkFiles';

const ROOT = import.meta.url.replace(/[^/]*$/, '');
const LOOKS = 'assets/looks.css';

/** The scripts of a site, by name; what is not among them is not there. */
let scripts: Record<string, string>;
/** Whether the line is there. */
let isLost = false;
/** Held answers wait for this. */
let held: Promise<void> = Promise.resolve();
let loadChunkFiles: typeof LoadPart;
const asked: string[] = [];
const told: unknown[] = [];
const listen = (event: Event): void => void told.push((event as CustomEvent).type);

/** As the build leaves it: the words of the function name the file. */
const part = (name: string) => {
  const load = vi.fn(() => Promise.resolve('there'));
  load.toString = () => `()=>import(\`./${name}\`)`;
  return load;
};
/** The sheets that were asked for; this page can load none. */
const sheets: HTMLLinkElement[] = [];

beforeEach(async () => {
  isLost = false;
  held = Promise.resolve();
  asked.length = 0;
  told.length = 0;
  sheets.length = 0;
  scripts = {};
  vi.stubGlobal('fetch', (href: string) => {
    const name = href.replace(ROOT, '');
    asked.push(name);
    const text = scripts[name];
    if (isLost) return held.then(() => Promise.reject(new TypeError('Failed to fetch')));
    return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }));
  });
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    sheets.push(...(added as HTMLLinkElement[]));
  });
  window.addEventListener('vite:preloadError', listen);
  vi.resetModules();
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
  link.href = `${ROOT}start.js`;
  document.head.replaceChildren(link);
  ({ loadChunkFiles } = await import('./loadChunkFiles'));
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', listen);
  vi.unstubAllGlobals();
});

describe('[D5] [ERR-03] a part of the site', () => {
  it('is imported once all that it imports is there, each file asked for once', async () => {
    scripts = {
      'a.js':
        'import{n as e}from"./b.js";import"./c.js";export{e}from`./start.js`;import(`./late.js`)',
      'b.js': 'import{t}from"./c.js";',
      'c.js': 'import{u}from"./b.js";import"react"',
    };
    const load = part('a.js');
    await expect(loadChunkFiles(load)).resolves.toBe('there');
    expect(asked).toEqual(['a.js', 'b.js', 'c.js']);
    await loadChunkFiles(load);
    expect(asked).toHaveLength(3);
    expect(told).toEqual([]);
  });

  it.each([
    ['it did not come', () => (isLost = true)],
    ['it is gone', () => delete scripts['a.js']],
    ['what it imports is gone', () => delete scripts['b.js']],
  ])('is not imported where %s, and is asked for anew by the next try', async (_, lose) => {
    scripts = { 'a.js': 'import"./b.js"', 'b.js': '' };
    const all = scripts;
    scripts = { ...all };
    lose();
    const load = part('a.js');
    await expect(loadChunkFiles(load)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    expect(told).toEqual(['vite:preloadError']);
    isLost = false;
    scripts = all;
    await expect(loadChunkFiles(load)).resolves.toBe('there');
    expect(load).toHaveBeenCalledOnce();
  });

  describe('that fails of a line which has come back meanwhile', () => {
    let fail: () => void;
    beforeEach(() => {
      scripts = { 'a.js': '' };
      isLost = true;
      held = new Promise((resolve) => {
        fail = resolve;
      });
    });

    it('is asked for once more', async () => {
      const coming = loadChunkFiles(part('a.js'));
      isLost = false;
      window.dispatchEvent(new Event('online'));
      fail();
      await expect(coming).resolves.toBe('there');
      expect(asked).toEqual(['a.js', 'a.js']);
    });

    it('is asked for anew by a try that found it on its way', async () => {
      const first = loadChunkFiles(part('a.js'));
      const second = loadChunkFiles(part('a.js'));
      isLost = false;
      fail();
      await expect(first).rejects.toThrow();
      await expect(second).resolves.toBe('there');
      expect(asked).toEqual(['a.js', 'a.js']);
    });
  });

  it('has looks that failed after the line had come back asked for at once', async () => {
    scripts = { 'a.js': '' };
    const coming = loadChunkFiles(part('a.js'), [LOOKS]);
    window.dispatchEvent(new Event('online'));
    sheets[0]?.dispatchEvent(new Event('error'));
    await expect(coming).resolves.toBe('there');
    expect(sheets).toHaveLength(2);
  });

  it('tells of one that breaks as it is imported', async () => {
    scripts = { 'a.js': '' };
    const load = part('a.js').mockRejectedValue(new Error('broken'));
    await expect(loadChunkFiles(load)).rejects.toThrow('broken');
    expect(told).toHaveLength(1);
  });

  it('waits for its looks', async () => {
    scripts = { 'a.js': '' };
    const load = part('a.js');
    const coming = loadChunkFiles(load, [LOOKS]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sheets.map(({ rel, href }) => [rel, href])).toEqual([
      ['stylesheet', `${location.origin}/${LOOKS}`],
    ]);
    expect(load).not.toHaveBeenCalled();
    sheets[0]?.dispatchEvent(new Event('load'));
    await expect(coming).resolves.toBe('there');
  });

  it('is there without its looks where those do not come, and they come when the line is back', async () => {
    scripts = { 'a.js': '' };
    const coming = loadChunkFiles(part('a.js'), [LOOKS]);
    sheets[0]?.dispatchEvent(new Event('error'));
    await expect(coming).resolves.toBe('there');
    expect(told).toHaveLength(1);
    expect(sheets).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    expect(sheets).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(sheets).toHaveLength(2);
  });
});
