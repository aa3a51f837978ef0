import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSessionStorage, readStored, writeStored } from './registry';

describe('browser storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[LOGIN-05] keeps the token in the session storage', () => {
    writeStored('token', 'abc');
    expect(sessionStorage.getItem('token')).toBe('abc');
    expect(localStorage.getItem('token')).toBeNull();
    writeStored('token', null);
    expect(readStored('token')).toBeNull();
  });

  it('[LOGIN-12] empties it at the logout but for the merchant values', () => {
    for (const key of ['token', 'balanceHidden', 'merchantCode', 'defaultLang'] as const)
      writeStored(key, 'x');
    sessionStorage.setItem('left by somebody else', 'x');
    clearSessionStorage();
    expect(Object.keys(sessionStorage).sort()).toEqual(['defaultLang', 'merchantCode']);
    expect(readStored('token')).toBeNull();
  });

  it('runs from memory where the browser blocks storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    writeStored('token', 'kept');
    expect(readStored('token')).toBe('kept');
    clearSessionStorage();
    expect(readStored('token')).toBeNull();
  });

  it('goes on when the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('language', 'id');
    expect(readStored('language')).toBe('id');
    vi.restoreAllMocks();
    writeStored('language', null);
  });
});
