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
    queue.add(() => runs.push('stale'));
    queue.clear();
    queue.add(() => runs.push('newest'));
    vi.advanceTimersByTime(1000);
    expect(runs).toEqual(['first', 'newest']);
  });
});
