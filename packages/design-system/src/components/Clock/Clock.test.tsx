import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { hydrate } from '../../testing/hydrate';
import { renderThemed } from '../../testing/render';
import { Clock } from './Clock';
import { writtenTime } from './startClock';

let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 4, 3, 9, 5, 7, 400) });
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

const text = () => screen.getByRole('time').textContent;

describe('Clock', () => {
  conformance((props) => <Clock {...props} label="Local time" />, {
    element: 'span',
    dataComponent: 'Clock',
  });

  it('[HOME-03] shows DD/MM/YYYY HH:mm:ss from the first moment', () => {
    renderThemed(<Clock label="Local time" />);
    expect(text()).toBe('03/05/2026 09:05:07');
  });

  it('[HOME-03] ticks with the real second, without rendering', () => {
    const rendered = vi.fn();
    renderThemed(
      <Profiler id="clock" onRender={rendered}>
        <Clock label="Local time" />
      </Profiler>,
    );
    see(true);
    vi.advanceTimersByTime(599);
    expect(text()).toBe('03/05/2026 09:05:07');
    vi.advanceTimersByTime(1);
    expect(text()).toBe('03/05/2026 09:05:08');
    vi.advanceTimersByTime(60_000);
    expect(text()).toBe('03/05/2026 09:06:08');
    expect(rendered).toHaveBeenCalledOnce();
  });

  it('[HOME-03] rests in a hidden tab and is right when it is seen again', () => {
    renderThemed(<Clock label="Local time" />);
    see(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(text()).toBe('03/05/2026 09:05:17');
  });

  it('shows on a server the time that it is given, and then the time that it is', () => {
    const { html, errors } = hydrate(
      <Clock label="Local time" startTime="2026-05-14T19:30:00+07:00" />,
    );
    expect(html).toMatch(
      /<time[^>]* datetime="2026-05-14T19:30:00\+07:00"[^>]*>14\/05\/2026 19:30:00</i,
    );
    expect(errors).toEqual([]);
    expect(text()).toBe('03/05/2026 09:05:07');
  });

  it.each([
    ['2026-05-14T19:30:05.250Z', '14/05/2026 19:30:05'],
    ['2026-05-14T19:30+07:00', '14/05/2026 19:30:00'],
    ['yesterday', ''],
  ])('writes %s as it says itself', (iso, expected) => {
    expect(writtenTime(iso)).toBe(expected);
  });
});
