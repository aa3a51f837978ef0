import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from './useCountdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useCountdown', () => {
  it('[SMS-02] counts down every second and ends at nought', () => {
    const { result } = renderHook(useCountdown);
    act(() => result.current.start(60));
    expect(result.current.secondsLeft).toBe(60);
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.secondsLeft).toBe(59);
    act(() => void vi.advanceTimersByTime(59_000));
    expect(result.current.secondsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[SMS-02] is right after a sleep in which no timer ran', () => {
    const { result } = renderHook(useCountdown);
    act(() => result.current.start(60));
    vi.setSystemTime(Date.now() + 45_500);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.secondsLeft).toBe(15);
    vi.setSystemTime(Date.now() + 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.secondsLeft).toBe(0);
  });
});
