// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CacheKey,
  clearSessionStorage,
  readStored,
  STORAGE_REGISTRY,
  type StorageKey,
  writeStored,
} from './registry';
import { isStorageBlocked } from './safeStorage';

const TOKEN = 'a-token-of-a-session';
const CACHES: CacheKey[] = [
  'hotGames',
  'winners',
  'gameVendor',
  'merchantWallet',
  'validate',
  'consolidated',
  'announcementClosed:member',
  'announcementClosed:guest',
  'firstLogin',
  'enableCt',
  'salary',
  'hourSalary',
  'agentRealtimeSalary',
];
const KEYS: StorageKey[] = [...(Object.keys(STORAGE_REGISTRY) as StorageKey[]), ...CACHES];
const areaOf = (key: StorageKey): Storage =>
  key in STORAGE_REGISTRY && STORAGE_REGISTRY[key as 'token'].area === 'local'
    ? localStorage
    : sessionStorage;

/** A storage with space for so many more characters. */
function tight(kind: 'sessionStorage' | 'localStorage', room: number): Map<string, string> {
  const held = new Map(Object.entries(window[kind] as unknown as Record<string, string>));
  const size = () => [...held].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const capacity = size() + room;
  vi.spyOn(window, kind, 'get').mockReturnValue({
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    setItem: (key, value) => {
      const before = held.get(key)?.length ?? -key.length;
      if (size() - before + value.length > capacity)
        throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
  });
  return held;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of KEYS) writeStored(key, null);
  sessionStorage.clear();
  localStorage.clear();
});

describe('browser storage', () => {
  it('[LOGIN-05] keeps the token in the session storage', () => {
    writeStored('token', TOKEN);
    expect(sessionStorage.getItem('token')).toBe(TOKEN);
    expect(localStorage.getItem('token')).toBeNull();
    writeStored('token', null);
    expect(readStored('token')).toBeNull();
  });

  it('[LOGIN-12] empties it at the logout but for the merchant values, and the scenario of a demo', () => {
    for (const key of KEYS) writeStored(key, key === 'authEvent' ? '{"a":1}' : TOKEN);
    expect(Object.keys(sessionStorage).length).toBeGreaterThan(10);
    sessionStorage.setItem('left by somebody else', 'x');
    clearSessionStorage();
    const kept = ['defaultLang', 'merchantCode', 'scenario'];
    expect(Object.keys(sessionStorage).sort()).toEqual(kept);
    expect(readStored('token')).toBeNull();
    expect(readStored('validate')).toBeNull();
  });

  it('runs from memory where the browser blocks storage', () => {
    expect(isStorageBlocked()).toBe(false);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isStorageBlocked()).toBe(true);
    writeStored('token', TOKEN);
    expect(readStored('token')).toBe(TOKEN);
    clearSessionStorage();
    expect(readStored('token')).toBeNull();
  });

  it('lets what can be asked for again go for the token where the storage is full', () => {
    writeStored('hotGames', JSON.stringify(Array.from({ length: 50 }, () => 'game')));
    writeStored('merchantCode', 'parlour');
    const held = tight('sessionStorage', 5);
    writeStored('token', TOKEN);
    expect(Object.fromEntries(held)).toEqual({ merchantCode: 'parlour', token: TOKEN });
  });

  it('keeps a value for the page where there is no room at all, and never an older one', () => {
    writeStored('language', 'en');
    writeStored('token', TOKEN);
    const held = [tight('localStorage', 0), tight('sessionStorage', 0)];
    writeStored('language', 'zh-Hans');
    writeStored('token', `${TOKEN}-that-is-longer`);
    expect(readStored('language')).toBe('zh-Hans');
    expect(readStored('token')).toBe(`${TOKEN}-that-is-longer`);
    expect(held.map(({ size }) => size)).toEqual([0, 0]);
  });

  it.each(KEYS)('drops what can not have been written under %s', (key) => {
    for (const odd of ['', ' ', '\0', '\u202eevil', '{"a":', '<script>', '💥'.repeat(200_000)]) {
      areaOf(key).setItem(key, odd);
      const read = readStored(key, (text) => JSON.parse(text) as unknown);
      expect(read, odd.slice(0, 10)).toBeNull();
      expect(areaOf(key).getItem(key)).toBeNull();
    }
  });

  it('drops what its reader does not want, and gives what it makes of the rest', () => {
    sessionStorage.setItem('validate', '{"version":1}');
    expect(readStored('validate', () => null)).toBeNull();
    expect(sessionStorage.getItem('validate')).toBeNull();
    sessionStorage.setItem('validate', '{"version":2}');
    expect(readStored('validate', (text) => JSON.parse(text) as unknown)).toEqual({ version: 2 });
  });

  it('does not write what it would not read', () => {
    writeStored('token', 'with a space in between');
    writeStored('validate', 'x'.repeat(300_001));
    expect(sessionStorage).toHaveLength(0);
    expect(readStored('token')).toBeNull();
  });
});
