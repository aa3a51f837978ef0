import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { AverageBars, type AverageBarsProps } from './AverageBars';
import { AVERAGE_LABELS, AVERAGES } from './AverageBars.fixtures';
import { walkBar } from './walkBar';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => {
          act(() => report([{ isIntersecting }]));
        };
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const props: AverageBarsProps = {
  averages: AVERAGES,
  source: { kind: 'simulated' },
  labels: AVERAGE_LABELS,
  random: () => 0,
};
const shares = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="--_share"]')].map((bar) =>
    Number(bar.style.getPropertyValue('--_share')),
  );
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

describe('walkBar', () => {
  it.each([
    [0, 180, 1500],
    [0.5, 187, 2000],
    [0.999_999, 194, 2500],
  ])('goes between 180 and 194 of 260, for 1.5 to 2.5 s: %s', (chance, width, wait) => {
    expect(walkBar(() => chance)).toEqual({ share: width / 260, wait });
  });
});

describe('AverageBars', () => {
  conformance((given) => <AverageBars {...given} {...props} />, {
    element: 'div',
    dataComponent: 'AverageBars',
  });

  it('[R40] walks only while it is seen and not paused', () => {
    renderThemed(<AverageBars {...props} />);
    pass(10_000);
    expect(shares()).toEqual([187 / 260, 187 / 260]);
    see(true);
    pass(1500);
    expect(shares()).toEqual([180 / 260, 180 / 260]);
    fireEvent.click(screen.getByRole('button', { name: 'Pause bars' }));
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Move bars' }));
    see(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows what a feed measured and adds nothing', () => {
    renderThemed(<AverageBars {...props} source={{ kind: 'feed', at: '2026-05-14T12:30:00Z' }} />);
    see(true);
    pass(10_000);
    expect(shares()).toEqual([0.6, 0.8]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
