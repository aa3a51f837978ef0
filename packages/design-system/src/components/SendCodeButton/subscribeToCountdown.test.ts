import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeToCountdown } from './subscribeToCountdown';

const HOUR = 3_600_000;
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 20 * HOUR });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Starts a countdown of `ms`; the result returns the last reported seconds. */
function count(ms: number): () => number | undefined {
  const listener = vi.fn<(secondsLeft: number) => void>();
  stop = subscribeToCountdown(Date.now() + ms, listener);
  return () => listener.mock.lastCall?.[0];
}

describe('a countdown', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 90_000, 0],
  ])('of %i ms has said after %i ms that %i s are left', (ms, passed, left) => {
    const said = count(ms);
    vi.advanceTimersByTime(passed);
    expect(said()).toBe(left);
  });

  it('[SMS-02] ends when it would have, though the clock of the device is set back', () => {
    const said = count(60_000);
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(Date.now() - 3 * HOUR);
    vi.advanceTimersByTime(10_000);
    expect(said()).toBe(40);
    vi.advanceTimersByTime(40_000);
    expect(said()).toBe(0);
  });

  it('is over where the device has slept for longer', () => {
    const said = count(60_000);
    vi.setSystemTime(Date.now() + HOUR);
    vi.advanceTimersByTime(1_000);
    expect(said()).toBe(0);
  });
});
