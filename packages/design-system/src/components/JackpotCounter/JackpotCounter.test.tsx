import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { hydrate } from '../../testing/hydrate';
import { renderThemed } from '../../testing/render';
import { JackpotCounter } from './JackpotCounter';
import { evenChance, JACKPOT_LABELS } from './JackpotCounter.fixtures';
import { simulateJackpot } from './simulateJackpot';

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

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const draw = () =>
  renderThemed(
    <JackpotCounter source={{ kind: 'simulated' }} labels={JACKPOT_LABELS} random={evenChance} />,
  );
const figure = () => screen.getByRole('img').getAttribute('aria-label');

describe('simulateJackpot', () => {
  it.each([
    [0, '11000000000.00'],
    [0.5, '11500000000.00'],
    [0.999_999_999_999, '12000000000.00'],
    [0.123_456_789_12, '11123456789.12'],
  ])('[HOME-04] starts between 11e9 and 12e9 with two decimals: %s', (chance, start) => {
    expect(simulateJackpot(() => chance).read()).toBe(start);
  });

  it.each([
    [0, 3000, '11000000100.00'],
    [0.5, 4000, '11500000300.00'],
    [0.75, 5000, '11750000400.00'],
  ])('[HOME-04] grows by 100 to 500 after 3, 4 or 5 seconds: %s', (chance, ms, next) => {
    const jackpot = simulateJackpot(() => chance);
    const before = jackpot.read();
    jackpot.start();
    vi.advanceTimersByTime(ms - 1);
    expect(jackpot.read()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(jackpot.read()).toBe(next);
  });
});

describe('JackpotCounter', () => {
  conformance(
    (props) => <JackpotCounter {...props} source={{ kind: 'simulated' }} labels={JACKPOT_LABELS} />,
    { element: 'div', dataComponent: 'JackpotCounter' },
  );

  it('[HOME-04] [R40] rolls only while it is seen and not paused', () => {
    draw();
    wait(60_000);
    expect(figure()).toBe('Jackpot 11,482,903,125.40');
    see(true);
    wait(4000);
    expect(figure()).toBe('Jackpot 11,482,903,418.56');
    fireEvent.click(screen.getByRole('button', { name: 'Pause jackpot' }));
    expect(vi.getTimerCount()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play jackpot' }));
    see(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes another place when the figure grows longer', () => {
    renderThemed(
      <JackpotCounter
        source={{ kind: 'simulated', start: '9999999990.00' }}
        labels={JACKPOT_LABELS}
        random={() => 0}
      />,
    );
    see(true);
    wait(3000);
    expect(figure()).toBe('Jackpot 10,000,000,090.00');
    expect(screen.getByRole('img').firstElementChild?.children).toHaveLength(17);
    wait(3000);
    expect(figure()).toBe('Jackpot 10,000,000,190.00');
  });

  it('says that a simulated figure is illustrative', () => {
    draw();
    const note = screen.getByRole('img').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(note)?.textContent).toBe('This figure is illustrative.');
  });

  it('adds nothing to the figure of a feed, and dates it', () => {
    renderThemed(
      <JackpotCounter
        source={{ kind: 'feed', value: '4120318.75', at: '2026-05-14T12:30:00Z' }}
        labels={{ ...JACKPOT_LABELS, note: 'As of 12:30' }}
      />,
    );
    see(true);
    wait(60_000);
    expect(figure()).toBe('Jackpot 4,120,318.75');
    expect(screen.getByText('As of 12:30').getAttribute('datetime')).toBe('2026-05-14T12:30:00Z');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('draws on a server the amount that it is given, and grows from there', () => {
    const { html, errors } = hydrate(
      <JackpotCounter
        source={{ kind: 'simulated', start: '11482903125.40' }}
        labels={JACKPOT_LABELS}
        random={() => 0.5}
      />,
    );
    expect(html).toContain('aria-label="Jackpot 11,482,903,125.40"');
    expect(errors).toEqual([]);
    see(true);
    wait(4000);
    expect(figure()).toBe('Jackpot 11,482,903,425.40');
  });
});
