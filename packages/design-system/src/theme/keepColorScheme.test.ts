import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readColorScheme, setColorScheme } from './colorScheme';
import { colorSchemeScript, keepColorScheme } from './keepColorScheme';

const KEY = 'color-scheme';
let end = (): void => undefined;
afterEach(() => {
  end();
  vi.restoreAllMocks();
  setColorScheme(null);
  localStorage.clear();
});

const scheme = () => document.documentElement.dataset['scheme'];
const choose = (newValue: string | null, key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
/** Runs the script as a page does. */
const run = (script: string): void => {
  runInNewContext(script, { localStorage, document });
};

describe('[PK-05] a kept colour scheme', () => {
  it('is shown when the app starts, and each new choice is kept', () => {
    localStorage.setItem(KEY, 'light');
    end = keepColorScheme();
    expect(readColorScheme()).toBe('light');
    setColorScheme('dark');
    expect(localStorage.getItem(KEY)).toBe('dark');
    setColorScheme(null);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('follows another tab, and what else is stored there does nothing', () => {
    end = keepColorScheme();
    choose('light');
    expect(scheme()).toBe('light');
    choose('dark', 'another');
    expect(scheme()).toBe('light');
    choose(null);
    expect(scheme()).toBeUndefined();
  });

  it('is chosen for the visit where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Denied');
    });
    end = keepColorScheme();
    setColorScheme('light');
    expect(scheme()).toBe('light');
    expect(() => run(colorSchemeScript())).not.toThrow();
  });

  it('is no longer kept once it is ended', () => {
    keepColorScheme()();
    setColorScheme('light');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', undefined],
  ])('is set by the script of the page: %s gives %s', (kept, shown) => {
    localStorage.setItem('brand', kept);
    run(colorSchemeScript({ key: 'brand' }));
    expect(scheme()).toBe(shown);
  });

  it('has a script that no key can end', () => {
    expect(colorSchemeScript({ key: '</script><script>' })).not.toContain('</script>');
  });
});
