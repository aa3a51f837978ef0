import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import type { SmartImage as Component } from './SmartImage';

let SmartImage: typeof Component;

type Report = (entries: Partial<IntersectionObserverEntry>[], self: IntersectionObserver) => void;
const seen: { report?: Report; threshold?: unknown } = {};

class ObserverByHand {
  observe = vi.fn();
  unobserve = vi.fn();
  constructor(report: Report, options?: IntersectionObserverInit) {
    seen.report = (entries) => report(entries, this as unknown as IntersectionObserver);
    seen.threshold = options?.threshold;
  }
}

// All pictures share one observer, created by the first: it has to be the stub.
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ObserverByHand);
  vi.resetModules();
  ({ SmartImage } = await import('./SmartImage'));
});

describe('SmartImage', () => {
  conformance((props) => <SmartImage {...props} src="/a.webp" alt="" />, {
    element: 'span',
    dataComponent: 'SmartImage',
  });

  const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'A koi' });

  /** Reports this fraction of the picture as visible, and returns the picture rendered then. */
  const reveal = (intersectionRatio = 1) => {
    const target = picture();
    act(() => seen.report?.([{ target, isIntersecting: true, intersectionRatio }], {} as never));
    return picture();
  };

  const come = (image: HTMLElement, ms: number) => {
    const fade = vi.fn<Element['animate']>();
    image.animate = fade;
    vi.advanceTimersByTime(ms);
    fireEvent.load(image);
    return fade;
  };

  it('[LOB-05] draws and asks for a picture once a tenth of it is seen', () => {
    const { container } = renderThemed(<SmartImage src="/a.webp" alt="A koi" />);
    const drawn = () => container.querySelector('img')?.getAttribute('src');
    expect(picture().parentElement?.dataset['state']).toBe('loading');
    expect(seen.threshold).toBe(0.1);
    reveal(0.05);
    expect(drawn()).toBeUndefined();
    const image = reveal(0.1);
    expect(image).toBe(container.querySelector('img'));
    expect(drawn()).toBe('/a.webp');
  });

  it('says nothing in the place of a picture with nothing to say', () => {
    const { container } = renderThemed(<SmartImage src="/a.webp" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('[aria-label]')).toBeNull();
  });

  it('[LOB-05] tries once more, then the fallback, then draws a sign', () => {
    const asked: string[] = [];
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((source) =>
      asked.push(source),
    );
    renderThemed(<SmartImage src="/a.webp" fallbackSrc="/default.webp" alt="A koi" />);
    const image = reveal();
    fireEvent.error(image);
    vi.runAllTimers();
    expect(asked).toEqual(['/a.webp', '/a.webp']);
    fireEvent.error(image);
    vi.runAllTimers();
    expect(asked).toEqual(['/a.webp', '/a.webp', '/default.webp']);
    fireEvent.error(image);
    vi.runAllTimers();
    expect(asked).toHaveLength(3);
    expect(image.parentElement?.dataset['state']).toBe('missing');
  });

  it('hides an eager picture that failed until it comes, as browsers draw a broken one', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    renderThemed(<SmartImage src="/a.webp" alt="A koi" isEager />);
    const image = screen.getByRole('img');
    const state = () => image.parentElement?.dataset['state'];
    expect(state()).toBe('eager');
    fireEvent.error(image);
    expect(state()).toBe('loading');
    fireEvent.load(image);
    expect(state()).toBe('shown');
  });

  it('[LOB-05] shows the fallback at once where there is no picture', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    renderThemed(<SmartImage fallbackSrc="/default.webp" alt="A koi" isEager />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/default.webp');
  });

  it('[LOB-05] asks for the next picture of a place once that is seen, and shows the last no longer', () => {
    const draw = (src: string) => <SmartImage src={src} alt="A koi" />;
    const { rerender } = renderThemed(draw('/a.webp'));
    const image = reveal();
    come(image, 500);
    const state = () => image.parentElement?.dataset['state'];
    expect(state()).toBe('shown');
    rerender(draw('/b.webp'));
    expect(picture()).toBe(image);
    expect(image.getAttribute('src')).toBe('/a.webp');
    expect(state()).toBe('loading');
    reveal();
    expect(image.getAttribute('src')).toBe('/b.webp');
    come(image, 500);
    expect(state()).toBe('shown');
  });

  it('hears no more of a picture that another has taken the place of', () => {
    const draw = (src: string) => <SmartImage src={src} fallbackSrc="/c.webp" alt="A koi" />;
    const { rerender } = renderThemed(draw('/a.webp'));
    const image = reveal();
    rerender(draw('/b.webp'));
    come(image, 500);
    expect(image.parentElement?.dataset['state']).toBe('loading');
    fireEvent.error(image);
    reveal();
    expect(image.getAttribute('src')).toBe('/b.webp');
  });

  it('waits anew for a picture where there was none for a while, or an eager one', () => {
    const { container, rerender } = renderThemed(<SmartImage src="/a.webp" alt="A koi" />);
    reveal();
    for (const between of [{}, { src: '/b.webp', isEager: true }]) {
      rerender(<SmartImage {...between} alt="A koi" />);
      rerender(<SmartImage src="/d.webp" alt="A koi" />);
      expect(container.querySelector('img')).toBeNull();
      expect(reveal().getAttribute('src')).toBe('/d.webp');
    }
  });

  it('shows at once what has come before where another picture was, and waits for it where the browser has it no longer', () => {
    const isThere = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
    const { rerender } = renderThemed(<SmartImage src="/a.webp" alt="A koi" />);
    const image = reveal();
    come(image, 500);
    for (const [complete, state] of [
      [true, 'shown'],
      [false, 'loading'],
    ] as const) {
      rerender(<SmartImage src="/b.webp" alt="A koi" />);
      reveal();
      isThere.mockReturnValue(complete);
      rerender(<SmartImage src="/a.webp" alt="A koi" />);
      expect(image.getAttribute('src')).toBe('/a.webp');
      expect(image.parentElement?.dataset['state']).toBe(state);
    }
  });

  it.each([
    [50, 0],
    [500, 1],
  ])('fades in only what people waited for: after %i ms', (ms, fades) => {
    renderThemed(<SmartImage src="/a.webp" alt="A koi" />);
    const image = reveal();
    expect(come(image, ms)).toHaveBeenCalledTimes(fades);
    expect(image.parentElement?.dataset['state']).toBe('shown');
  });

  it('keeps its name when nothing can be shown', () => {
    renderThemed(<SmartImage alt="A koi" />);
    expect(picture().parentElement?.dataset['state']).toBe('missing');
  });
});
