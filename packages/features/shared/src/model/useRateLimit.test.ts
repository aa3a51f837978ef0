// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRateLimit } from './useRateLimit';

const refusal = (code: 'TOO_MANY_REQUESTS' | 'GAME_MAINTENANCE', retryAfterSeconds?: number) => ({
  kind: 'refused' as const,
  status: 429,
  code,
  message: 'Later, please.',
  details: { ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
});
const holdOf = (error: unknown) =>
  renderHook((given: unknown) => useRateLimit(given), { initialProps: error });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('[F28] what was asked too often', () => {
  it('is held for the time that the gateway names, second by second', () => {
    const { result } = holdOf(refusal('TOO_MANY_REQUESTS', 300));
    expect(result.current).toBe('5:00');
    pass(1_000);
    expect(result.current).toBe('4:59');
    pass(239_000);
    expect(result.current).toBe('1:00');
    pass(59_000);
    expect(result.current).toBe('0:01');
    pass(1_000);
    expect(result.current).toBeNull();
  });

  it('goes by the clock where the seconds did not pass one by one', () => {
    const { result } = holdOf(refusal('TOO_MANY_REQUESTS', 300));
    vi.setSystemTime(Date.now() + 299_000);
    pass(1_000);
    expect(result.current).toBeNull();
  });

  it('is held no longer where the clock of the device is set back', () => {
    const { result } = holdOf(refusal('TOO_MANY_REQUESTS', 60));
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(20_000);
    expect(result.current).toBe('0:40');
    pass(40_000);
    expect(result.current).toBeNull();
  });

  it('is held no longer for being shown anew', () => {
    const error = refusal('TOO_MANY_REQUESTS', 60);
    holdOf(error).unmount();
    pass(20_000);
    expect(holdOf(error).result.current).toBe('0:40');
  });

  it('is held anew when it is refused again', () => {
    const { result, rerender } = holdOf(refusal('TOO_MANY_REQUESTS', 5));
    pass(6_000);
    expect(result.current).toBeNull();
    rerender(refusal('TOO_MANY_REQUESTS', 9));
    expect(result.current).toBe('0:09');
  });

  it('is held for five minutes where the gateway names no time', () => {
    const { result } = holdOf(refusal('TOO_MANY_REQUESTS'));
    expect(result.current).toBe('5:00');
    pass(299_000);
    expect(result.current).toBe('0:01');
    pass(1_000);
    expect(result.current).toBeNull();
  });

  it('is not held where the gateway says that it need not be', () => {
    expect(holdOf(refusal('TOO_MANY_REQUESTS', 0)).result.current).toBeNull();
  });

  it.each([
    ['another refusal', refusal('GAME_MAINTENANCE', 300)],
    ['an answer that never came', { kind: 'network' }],
    ['no error', undefined],
  ])('is not held after %s', (_, error) => {
    expect(holdOf(error).result.current).toBeNull();
  });
});
