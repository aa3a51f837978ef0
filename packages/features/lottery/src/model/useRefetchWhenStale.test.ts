// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRefetchWhenStale } from './useRefetchWhenStale';

const HELD = {
  kind: 'refused',
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Later.',
  details: { retryAfterSeconds: 120 },
} as const;

const call = (error?: unknown) => ({
  isFetching: false,
  isUninitialized: false,
  error,
  refetch: vi.fn(),
});
const watch = (...calls: ReturnType<typeof call>[]) =>
  renderHook(() => useRefetchWhenStale({ calls, name: 'a', waitFor: () => 5_000 }));
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
});

describe('calls that are made anew by themselves', () => {
  it('are, as soon as what they answered does not hold any more', () => {
    const menu = call();
    watch(menu);
    pass(4_999);
    expect(menu.refetch).not.toHaveBeenCalled();
    pass(1);
    expect(menu.refetch).toHaveBeenCalledOnce();
  });

  it('[F28] wait for as long as the gateway said, each for itself', () => {
    const [menu, draws] = [call(), call({ ...HELD })];
    watch(menu, draws);
    pass(5_000);
    expect(menu.refetch).toHaveBeenCalledOnce();
    expect(draws.refetch).not.toHaveBeenCalled();
  });

  it('[F28] wait for the first that may be made where all are held, and no less for being looked at anew', () => {
    const [menu, draws] = [
      call({ ...HELD, details: { retryAfterSeconds: 60 } }),
      call({ ...HELD }),
    ];
    const { unmount } = watch(menu, draws);
    pass(30_000);
    unmount();
    watch(menu, draws);
    pass(29_000);
    expect(menu.refetch).not.toHaveBeenCalled();
    pass(2_000);
    expect(menu.refetch).toHaveBeenCalledOnce();
    expect(draws.refetch).not.toHaveBeenCalled();
  });

  it('are at once where the clock of the device was set', () => {
    const [menu, draws] = [call(), call({ ...HELD })];
    watch(menu, draws);
    pass(1_000);
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    pass(1_000);
    expect(menu.refetch).toHaveBeenCalledOnce();
    expect(draws.refetch).not.toHaveBeenCalled();
  });
});
