// @vitest-environment happy-dom
import { waitUntil } from '@parlour/design-system/waitUntil';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsLeft } from './useSecondsLeft';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['back counts on', -3_600_000, 100],
  ['forward, as after a sleep, ends at once', 3_600_000, 0],
])('[LOGIN-19] a clock that is set %s', (_case, ms, left) => {
  const leftOf = waitUntil(Date.now() + 120_000);
  const { result } = renderHook(() => useSecondsLeft(leftOf));
  expect(result.current).toBe(120);
  vi.setSystemTime(Date.now() + ms);
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(result.current).toBe(left);
});
