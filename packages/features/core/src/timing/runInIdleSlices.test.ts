// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInIdleSlices } from './runInIdleSlices';

/** Steps that each take some time; counts those that have run. */
function stepsOf(count: number, milliseconds: number) {
  const taken = { count: 0 };
  function* steps() {
    while (taken.count < count) {
      vi.setSystemTime(Date.now() + milliseconds);
      taken.count += 1;
      yield;
    }
  }
  return { taken, steps: steps() };
}

describe('steps while idle', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are all taken, with rests between, and then it is done', () => {
    const { taken, steps } = stepsOf(10, 3);
    const done = vi.fn();
    runInIdleSlices(steps, done);
    expect(taken.count).toBe(0);
    vi.advanceTimersToNextTimer();
    // Two steps of three milliseconds fill one slice.
    expect(taken.count).toBe(2);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(taken.count).toBe(10);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('are called off before the first and in the middle', () => {
    const done = vi.fn();
    const first = stepsOf(10, 3);
    runInIdleSlices(first.steps, done)();
    const second = stepsOf(10, 3);
    const callOff = runInIdleSlices(second.steps, done);
    vi.advanceTimersToNextTimer();
    callOff();
    vi.runAllTimers();
    expect([first.taken.count, second.taken.count]).toEqual([0, 2]);
    expect(done).not.toHaveBeenCalled();
  });
});
