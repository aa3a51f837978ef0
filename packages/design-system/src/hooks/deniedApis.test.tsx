import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGridWidth } from '../components/GameGrid/useGridWidth';
import { readColorScheme, watchColorScheme } from '../theme/colorScheme';
import { queryMedia } from './queryMedia';
import { useReducedMotion } from './useReducedMotion';
import { watchAwake } from './watchAwake';
import { watchSize } from './watchSize';

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

beforeEach(() => {
  for (const name of ['matchMedia', 'ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(name, denied);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a browser that tells nothing', () => {
  it('of media: nothing is known of the person, and the theme is the dark one', () => {
    expect(queryMedia('(pointer: coarse)')).toBeNull();
    expect(renderHook(() => useReducedMotion()).result.current).toBe(false);
    expect(readColorScheme()).toBe('dark');
    expect(() => watchColorScheme(vi.fn())()).not.toThrow();
  });

  it('of sizes: they are measured once', async () => {
    const [listener, stopped] = [vi.fn(), vi.fn()];
    watchSize([document.body], listener);
    watchSize([document.body], stopped)();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
    expect(stopped).not.toHaveBeenCalled();
    const ref = { current: document.createElement('div') };
    expect(renderHook(() => useGridWidth(ref)).result.current).toBe(0);
  });

  it('of what is seen: everything counts as seen', async () => {
    // Test files share a page, and so a shared observer that another file may have created.
    vi.resetModules();
    const { whenVisible } = await import('../components/SmartImage/whenVisible');
    const [seen, awake] = [vi.fn(), vi.fn()];
    whenVisible(document.createElement('img'), seen);
    watchAwake(document.createElement('div'), awake)();
    expect(seen).toHaveBeenCalledOnce();
    expect(awake.mock.calls).toEqual([[true]]);
  });
});
