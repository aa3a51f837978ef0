import { afterEach, describe, expect, it, vi } from 'vitest';
import { encryptBody } from './encryptBody';

const baseUrl = 'http://gateway.test';
const login = { method: 'POST', path: '/wps/session/login', fields: { username: 'koi' } };

/** Keys that never load; returns how many requests for them were started and aborted. */
function hangKeys() {
  const seen = { begun: 0, givenUp: 0 };
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    seen.begun += 1;
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        seen.givenUp += 1;
        reject(signal.reason as Error);
      });
    });
  });
  return seen;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('[F3] the key that bodies are sealed with', () => {
  it('is given up after 30 s, and asked for anew by the next call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const seen = hangKeys();
    const outcome = encryptBody(baseUrl, login).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(seen).toEqual({ begun: 1, givenUp: 0 });
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toHaveProperty('name', 'AbortError');
    expect(seen.givenUp).toBe(1);
    void encryptBody(baseUrl, login).catch(() => undefined);
    expect(seen.begun).toBe(2);
  });
});
