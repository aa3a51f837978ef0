import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { WinCelebration } from './WinCelebration';
import { CELEBRATION_LABELS } from './WinCelebration.fixtures';
import { SHIMMER_MS } from './WinShimmer';

beforeEach(() => {
  vi.useFakeTimers();
  // Without an observer everything counts as on screen.
  vi.stubGlobal('IntersectionObserver', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (isOpen: boolean, onClose = vi.fn()) => (
  <WinCelebration isOpen={isOpen} amount="$ 9.00" labels={CELEBRATION_LABELS} onClose={onClose} />
);
const shimmer = () => document.querySelector('[data-shimmer]');
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

describe('WinCelebration', () => {
  conformance((props) => <WinCelebration {...props} isOpen amount="1.00" onClose={vi.fn()} />, {
    element: 'div',
    dataComponent: 'WinCelebration',
  });

  it('fills a region that was there before, also where it is open from the start', () => {
    renderThemed(draw(true));
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    pass(100);
    expect(region.textContent).toBe('You have won$ 9.00');
  });

  it('[PK-06] shimmers for at most three seconds, once for each win', () => {
    const { rerender } = renderThemed(draw(false));
    rerender(draw(true));
    expect(shimmer()?.getAttribute('data-shimmer')).toBe('playing');
    expect(SHIMMER_MS).toBeLessThanOrEqual(3000);
    pass(SHIMMER_MS);
    expect(shimmer()).toBeNull();
    rerender(draw(true));
    expect(shimmer()).toBeNull();
    rerender(draw(false));
    rerender(draw(true));
    expect(shimmer()).not.toBeNull();
  });

  it('ends for good when the tab is hidden', () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const { rerender } = renderThemed(draw(false));
    rerender(draw(true));
    isHidden.mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(shimmer()).toBeNull();
    isHidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(shimmer()).toBeNull();
  });

  it('leaves Escape to a dialog above it, and to others while it is closed', () => {
    const onClose = vi.fn();
    const { rerender } = renderThemed(draw(false, onClose));
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    rerender(draw(true, onClose));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([dialog] as never);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    vi.restoreAllMocks();
    dialog.remove();
    expect(onClose).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
