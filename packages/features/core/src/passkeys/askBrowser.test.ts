import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askBrowser } from './askBrowser';

/** A browser that keeps its window open whatever happens, and the signal it was given. */
function silent() {
  const given: AbortSignal[] = [];
  const ask = () => {
    given.push(WebAuthnAbortService.createNewAbortSignal());
    return new Promise<string>(() => undefined);
  };
  return { ask, given };
}

const stands = () => new AbortController().signal;

describe('[TR-03] what the browser is asked for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has failed once its challenge has ended, though the browser never answers', async () => {
    const { ask, given } = silent();
    const settled = vi.fn();
    void askBrowser(ask, { signal: stands(), limit: 300_000 }).then(settled);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith({ failure: 'failed' });
    expect(given[0]?.aborted).toBe(true);
  });

  it('is cancelled with its signal, and the browser is told', async () => {
    const { ask, given } = silent();
    const page = new AbortController();
    const outcome = askBrowser(ask, { signal: page.signal });
    page.abort();
    await expect(outcome).resolves.toEqual({ failure: 'cancelled' });
    expect(given[0]?.aborted).toBe(true);
  });

  it('is not asked at all where the page has gone before', async () => {
    const { ask, given } = silent();
    const outcome = askBrowser(ask, { signal: AbortSignal.abort() });
    await expect(outcome).resolves.toEqual({ failure: 'cancelled' });
    expect(given).toEqual([]);
  });

  it('gives way to what is asked for next, and ends that no more', async () => {
    const { ask, given } = silent();
    const first = new AbortController();
    const before = askBrowser(ask, { signal: first.signal, limit: 1000 });
    const next = askBrowser(ask, { signal: stands() });
    await expect(before).resolves.toEqual({ failure: 'cancelled' });
    first.abort();
    await vi.advanceTimersByTimeAsync(2000);
    expect(given.map(({ aborted }) => aborted)).toEqual([true, false]);
    const last = askBrowser(() => Promise.resolve('proof'), { signal: stands() });
    await expect(next).resolves.toEqual({ failure: 'cancelled' });
    await expect(last).resolves.toEqual({ made: 'proof' });
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['SecurityError', 'failed'],
  ])('answers %s as %s', async (name, failure) => {
    const refused = Object.assign(new Error('No'), { name });
    const outcome = askBrowser(() => Promise.reject(refused), { signal: stands() });
    await expect(outcome).resolves.toEqual({ failure });
  });
});
