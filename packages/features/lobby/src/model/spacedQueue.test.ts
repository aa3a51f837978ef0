import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpacedQueue } from './spacedQueue';

describe('[LOB-04] game list calls', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('start at least 300 ms apart, the first at once', () => {
    const queue = createSpacedQueue(300);
    const began = Date.now();
    const starts: number[] = [];
    for (let call = 0; call < 3; call += 1) queue.add(() => starts.push(Date.now() - began));
    expect(starts).toEqual([0]);
    vi.advanceTimersByTime(299);
    expect(starts).toEqual([0]);
    vi.advanceTimersByTime(400);
    expect(starts).toEqual([0, 300, 600]);
  });

  it('are forgotten when a newer search makes them useless', () => {
    const queue = createSpacedQueue(300);
    const runs: string[] = [];
    queue.add(() => runs.push('first'));
    const forget = queue.add(() => runs.push('stale'));
    queue.add(() => runs.push('of another list'));
    forget();
    queue.add(() => runs.push('newest'));
    vi.advanceTimersByTime(1000);
    expect(runs).toEqual(['first', 'of another list', 'newest']);
  });

  it('keep their distance to the one that the visit began with, which waits for none', () => {
    const queue = createSpacedQueue(300);
    const runs: string[] = [];
    queue.add(() => runs.push('one'));
    expect(queue.lead(() => 'begun')).toBe('begun');
    queue.add(() => runs.push('two'));
    vi.advanceTimersByTime(299);
    expect(runs).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(runs).toEqual(['one', 'two']);
  });
});
