import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNewSignal } from './useNewSignal';

it('[TR-03] a signal aborts with the next one, and with its component', () => {
  const { result, unmount } = renderHook(useNewSignal);
  const [first, second] = [result.current(), result.current()];
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  unmount();
  expect(second.aborted).toBe(true);
});
