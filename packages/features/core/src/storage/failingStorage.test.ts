// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSessionStorage, readStored, writeStored } from './registry';

const TOKEN = 'a-token-of-a-session';

/** The browser's storage, with one method that throws. */
function failing(kind: 'sessionStorage' | 'localStorage', method: keyof Storage): void {
  const storage = window[kind];
  vi.spyOn(window, kind, 'get').mockReturnValue({
    length: storage.length,
    key: (at) => storage.key(at),
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
    setItem: (key, value) => storage.setItem(key, value),
    [method]: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of ['token', 'language', 'reloadedFrom'] as const) writeStored(key, null);
});

describe('a storage that does not do what it is told', () => {
  it.each(['getItem', 'setItem', 'removeItem', 'key'] as const)(
    'goes on from memory where %s throws',
    (method) => {
      writeStored('token', TOKEN);
      writeStored('language', 'en');
      for (const kind of ['sessionStorage', 'localStorage'] as const) failing(kind, method);
      writeStored('token', `${TOKEN}-of-the-next`);
      writeStored('language', 'id');
      expect(readStored('token')).toBe(`${TOKEN}-of-the-next`);
      expect(readStored('language')).toBe('id');
      clearSessionStorage();
      expect(readStored('token')).toBeNull();
    },
  );

  it('says whether the browser keeps a value beyond the page', () => {
    expect(writeStored('reloadedFrom', '/assets/a.js')).toBe(true);
    failing('sessionStorage', 'setItem');
    expect(writeStored('reloadedFrom', '/assets/b.js')).toBe(false);
  });

  it.each([5, true, {}, undefined])('takes %j for nothing where a text is asked for', (odd) => {
    vi.stubGlobal('localStorage', { getItem: () => odd, removeItem: vi.fn(), setItem: vi.fn() });
    expect(readStored('language')).toBeNull();
    writeStored('language', 'id');
    expect(readStored('language')).toBe('id');
  });

  it('runs where there is no storage at all', () => {
    vi.stubGlobal('sessionStorage', null);
    writeStored('token', TOKEN);
    expect(readStored('token')).toBe(TOKEN);
  });
});
