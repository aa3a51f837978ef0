import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ScratchCard, type ScratchStatus } from './ScratchCard';
import { SCRATCH_LABELS, scratch } from './ScratchCard.fixtures';
import { scratchGrid } from './scratchGrid';

afterEach(() => vi.restoreAllMocks());

const draw = (status: ScratchStatus, onOpen = vi.fn(), onReveal = vi.fn()) => (
  <ScratchCard
    label="Card"
    status={status}
    prize="8.88"
    labels={SCRATCH_LABELS}
    onOpen={onOpen}
    onReveal={onReveal}
  />
);
const told = () => screen.getByRole('status').textContent;

describe('ScratchCard', () => {
  conformance((props) => <ScratchCard {...props} label="Card" status="used" onOpen={vi.fn()} />, {
    element: 'div',
    dataComponent: 'ScratchCard',
  });

  it('[PK-06] has no result in the page before it is asked for, even if the owner knows it', () => {
    const { container, rerender } = renderThemed(draw('covered'));
    expect(container.innerHTML).not.toContain('8.88');
    rerender(draw('pending'));
    expect(container.innerHTML).not.toContain('8.88');
  });

  it('asks once for two presses, and again after an error', () => {
    const onOpen = vi.fn();
    const { rerender } = renderThemed(draw('covered', onOpen));
    const press = () => fireEvent.click(screen.getByRole('button'));
    press();
    press();
    expect(onOpen).toHaveBeenCalledTimes(1);
    rerender(draw('failed', onOpen));
    press();
    press();
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('tells a result that was there from the start, and a used card without a call', () => {
    const onReveal = vi.fn();
    const { rerender } = renderThemed(draw('won', vi.fn(), onReveal));
    expect(told()).toBe('You have won8.88');
    expect(onReveal).toHaveBeenCalledTimes(1);
    rerender(draw('used', vi.fn(), onReveal));
    expect(told()).toBe('Already opened8.88');
    expect(onReveal).toHaveBeenCalledTimes(1);
  });

  it('moves the focus of the button to the result', () => {
    const { rerender } = renderThemed(draw('covered'));
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    rerender(draw('empty'));
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('[PK-06] takes the whole cover off with the first stroke for who asked for less motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    } as unknown as MediaQueryList);
    const onOpen = vi.fn();
    const { container, rerender } = renderThemed(draw('covered', onOpen));
    const cover = container.querySelector('canvas');
    if (cover === null) throw new Error('There is no cover.');
    vi.spyOn(cover, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 200));
    cover.setPointerCapture = vi.fn();
    vi.spyOn(cover, 'getContext').mockReturnValue(null);
    scratch(cover, [0.4, 0.5], [0.6, 0.5]);
    expect(onOpen).toHaveBeenCalledTimes(1);
    rerender(draw('won', onOpen));
    expect(told()).toBe('You have won8.88');
  });
});

describe('scratchGrid', () => {
  it('counts what strokes uncover, once', () => {
    const grid = scratchGrid(1.6);
    expect(grid.share()).toBe(0);
    grid.mark({ x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.07);
    const one = grid.share();
    // A stroke of 0.14 of the width is 0.22 of the height.
    expect(one).toBeGreaterThan(0.15);
    expect(one).toBeLessThan(0.3);
    grid.mark({ x: 1, y: 0.5 }, { x: 0, y: 0.5 }, 0.07);
    expect(grid.share()).toBe(one);
    for (const y of [0, 0.2, 0.4, 0.6, 0.8, 1]) grid.mark({ x: 0, y }, { x: 1, y }, 0.1);
    expect(grid.share()).toBe(1);
  });
});
