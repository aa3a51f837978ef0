import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnline } from './useOnline';

it('follows what the device says', () => {
  const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(true);
  device.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  device.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
});
