import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settlementAt, untilSettlement, useSettlementRefresh } from './useSettlementRefresh';

const MINUTE = 60_000;
const NOON = Date.parse('2026-03-14T12:00:00Z');

let seen: DocumentVisibilityState = 'visible';
const see = (state: DocumentVisibilityState) => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[AC-06] knows when a settlement can be seen: a minute after its end, and some seconds', () => {
  expect(untilSettlement(NOON, 5)).toBe(65_000);
  expect(untilSettlement(NOON + 65_000, 5)).toBe(5 * MINUTE);
  expect(settlementAt(NOON + 65_000, 5) - settlementAt(NOON + 64_999, 5)).toBe(1);
});

it('[AC-06] refreshes once after each settlement while the page is seen', async () => {
  const refresh = vi.fn();
  const { unmount } = renderHook(() => useSettlementRefresh(5, refresh));
  await vi.advanceTimersByTimeAsync(65_000 - 1);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(refresh).toHaveBeenCalledTimes(3);
  unmount();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('[AC-06] rests while it is not seen, and catches up once', async () => {
  const refresh = vi.fn();
  renderHook(() => useSettlementRefresh(5, refresh));
  see('hidden');
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(refresh).not.toHaveBeenCalled();
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  see('hidden');
  see('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('does nothing for kinds that nobody waits for', async () => {
  const refresh = vi.fn();
  renderHook(() => useSettlementRefresh(null, refresh));
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(refresh).not.toHaveBeenCalled();
});
