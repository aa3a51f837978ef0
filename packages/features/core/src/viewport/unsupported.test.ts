// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isTouch } from './isTouch';
import { useNearViewport } from './useNearViewport';

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a browser that tells nothing', () => {
  it('of the pointer: it is taken for a mouse', () => {
    vi.stubGlobal('matchMedia', denied);
    expect(isTouch()).toBe(false);
  });

  it('of what is near: everything counts as near', () => {
    vi.stubGlobal('IntersectionObserver', denied);
    const ref = { current: document.createElement('div') };
    expect(renderHook(() => useNearViewport(ref)).result.current).toBe(true);
  });
});
