import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAwake } from './watchAwake';

let see: (isIntersecting: boolean) => void;
let targets: Set<Element>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  targets = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => {
          if (targets.size > 0) report([{ isIntersecting }]);
        };
      }
      observe = (element: Element) => targets.add(element);
      disconnect = () => targets.clear();
    },
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const watch = () => {
  const listener = vi.fn();
  stop = watchAwake(document.createElement('div'), listener);
  return listener;
};
const scroll = () => document.dispatchEvent(new Event('scroll'));

describe('watchAwake', () => {
  it('says when the element is seen, and lets go of it', () => {
    const listener = watch();
    expect(listener).not.toHaveBeenCalled();
    see(true);
    expect(listener.mock.calls).toEqual([[true]]);
    expect(targets.size).toBe(0);
  });

  it('looks for as long as the page scrolls, and once more at the end', () => {
    const listener = watch();
    see(true);
    scroll();
    see(true);
    expect(targets.size).toBe(1);
    vi.advanceTimersByTime(200);
    expect(targets.size).toBe(1);
    see(false);
    expect(listener.mock.calls).toEqual([[true], [false]]);
    expect(targets.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const listener = watch();
    see(true);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenLastCalledWith(false);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenLastCalledWith(true);
  });

  it('hears nothing once it is stopped', () => {
    const listener = watch();
    scroll();
    stop();
    scroll();
    see(true);
    expect(listener).not.toHaveBeenCalled();
    expect(targets.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
