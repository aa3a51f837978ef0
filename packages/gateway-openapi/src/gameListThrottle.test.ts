import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NEVER = new AbortController().signal;
let throttleGameLists: (signal: AbortSignal) => Promise<void>;
let began = 0;
/** When each call was let through, in ms since the first was requested. */
let starts: Record<string, number> = {};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ throttleGameLists } = await import('./gameListThrottle'));
  began = performance.now();
  starts = {};
});
afterEach(() => {
  vi.useRealTimers();
});

function ask(name: string, signal = NEVER): void {
  void throttleGameLists(signal).then(() => {
    if (!signal.aborted) starts[name] = performance.now() - began;
  });
}

describe('[LOB-04] calls for lists of games', () => {
  it('are sent at least 300 ms apart, the first at once', async () => {
    for (const name of ['first', 'second', 'third']) ask(name);
    await vi.advanceTimersByTimeAsync(0);
    expect(starts).toEqual({ first: 0 });
    await vi.advanceTimersByTimeAsync(299);
    expect(Object.keys(starts)).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(400);
    expect(starts).toEqual({ first: 0, second: 300, third: 600 });
  });

  it('wait for nothing after a quiet time', async () => {
    ask('first');
    await vi.advanceTimersByTimeAsync(1_000);
    ask('second');
    await vi.advanceTimersByTimeAsync(0);
    expect(starts).toEqual({ first: 0, second: 1_000 });
  });

  it('leave no gap where a newer search has made one useless', async () => {
    const stale = new AbortController();
    ask('first');
    ask('stale', stale.signal);
    ask('of another list');
    await vi.advanceTimersByTimeAsync(100);
    stale.abort();
    ask('newest');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(starts).toEqual({ first: 0, 'of another list': 300, newest: 600 });
  });
});
