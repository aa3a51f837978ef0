import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { BannerStrip } from './BannerStrip';
import { BANNER_LABELS, SAMPLE_BANNERS } from './BannerStrip.fixtures';

let see: (isIntersecting: boolean) => void;
let watched: Element[] = [];
let isStill = false;

beforeEach(() => {
  isStill = false;
  watched = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => watched.push(element);
      disconnect = vi.fn();
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => {
          act(() => report([{ isIntersecting }]));
        };
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: isStill,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (count: number) =>
  renderThemed(<BannerStrip banners={SAMPLE_BANNERS.slice(0, count)} labels={BANNER_LABELS} />);
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = () =>
  screen
    .getAllByRole('button', { name: /^Show banner/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');

describe('BannerStrip', () => {
  conformance(
    (props) => <BannerStrip {...props} banners={SAMPLE_BANNERS} labels={BANNER_LABELS} />,
    { element: 'section', dataComponent: 'BannerStrip' },
  );

  it('watches what cuts off the sliding track, which is out of sight half way', () => {
    draw(3);
    const track = document.querySelector('[aria-live]');
    expect(watched).not.toContain(track);
    expect(watched).toContain(track?.parentElement);
  });

  it('[BAN-01] takes no room without banners', () => {
    draw(0);
    expect(document.querySelector('[data-component="BannerStrip"]')).toBeNull();
  });

  it('[BAN-01] is a still picture with one banner', () => {
    draw(1);
    see(true);
    wait(60_000);
    expect(screen.getByRole('region', { name: 'Highlights' })).toBeDefined();
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
    expect(screen.queryByRole('button', { name: /^Show banner/ })).toBeNull();
  });

  it('[BAN-01] loops over several', () => {
    draw(2);
    see(true);
    expect(shown()).toBe(0);
    wait(5000);
    expect(shown()).toBe(1);
    wait(5000);
    expect(shown()).toBe(0);
  });

  it('[BAN-02] slides for 1000 ms after 5000 ms', () => {
    const animate = vi.spyOn(Element.prototype, 'animate');
    draw(3);
    see(true);
    wait(4999);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    expect(animate).toHaveBeenCalledOnce();
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 1000 });
  });

  it('[BAN-02] goes on by itself after a dot was pressed', () => {
    draw(3);
    see(true);
    fireEvent.click(screen.getByRole('button', { name: 'Show banner 3' }));
    expect(shown()).toBe(2);
    wait(5000);
    expect(shown()).toBe(0);
  });

  it('[BAN-02] [R40] stops by the button, under a mouse, and off screen', () => {
    draw(3);
    see(true);
    fireEvent.click(screen.getByRole('button', { name: 'Pause banners' }));
    wait(20_000);
    expect(shown()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play banners' }));
    see(false);
    wait(20_000);
    expect(shown()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    see(true);
    wait(5000);
    expect(shown()).toBe(1);
  });

  it('[BAN-02] stands still for those who asked for less motion', () => {
    isStill = true;
    const animate = vi.spyOn(Element.prototype, 'animate');
    draw(3);
    see(true);
    wait(20_000);
    expect(shown()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Show banner 2' }));
    expect(shown()).toBe(1);
    expect(animate).not.toHaveBeenCalled();
  });

  it('[BAN-02] keeps the focus when an arrow key moves it away from a banner', () => {
    draw(3);
    const banner = screen.getByRole('button', { name: 'Evening garden, new games this week' });
    banner.focus();
    fireEvent.keyDown(banner, { key: 'ArrowLeft' });
    expect(shown()).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show banner 3' }));
    fireEvent.keyDown(document.activeElement ?? banner, { key: 'ArrowRight' });
    expect(shown()).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show banner 1' }));
  });

  it('[BAN-01] asks for a picture that failed once more, then says what it shows', () => {
    draw(1);
    const text = 'Evening garden, new games this week';
    const picture = screen.getByRole('img', { name: text });
    const fail = () => fireEvent.error(picture);
    const ask = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    fail();
    expect(ask).not.toHaveBeenCalled();
    expect(picture.style.opacity, 'no broken picture').toBe('0');
    wait(500);
    expect(picture.style.opacity).toBe('');
    expect(ask.mock.calls).toEqual([[SAMPLE_BANNERS[0]?.src]]);
    fail();
    wait(5000);
    expect(ask).toHaveBeenCalledOnce();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: text }).textContent).toBe(text);
  });
});
