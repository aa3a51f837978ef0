import { describe, expect, it } from 'vitest';
import type { LimitPeriod } from './limitName';
import { freeAt, periodStart } from './periods';

const NEPAL = 345;
const LIMA = -300;

/** Whether something at one moment counts at another one. */
const counts = (period: LimitPeriod, at: string, now: string, offset = 0) =>
  new Date(at) >= periodStart(period, new Date(now), offset);

describe('[SP-02] the period of a limit', () => {
  it.each<[LimitPeriod, string, string, number]>([
    ['DAY', '2026-03-14T09:00:00.001Z', '2026-03-15T09:00:00.000Z', 0],
    ['WEEK', '2026-03-08T09:00:00.001Z', '2026-03-15T09:00:00.000Z', 0],
    ['MONTH', '2026-03-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z', 0],
    ['MONTH', '2026-02-28T18:15:00.000Z', '2026-03-15T00:00:00.000Z', NEPAL],
    ['MONTH', '2026-03-01T05:00:00.000Z', '2026-04-01T04:59:59.999Z', LIMA],
  ])('%s has what happened at %s, at %s', (period, at, now, offset) => {
    expect(counts(period, at, now, offset)).toBe(true);
    // Its first moment: a millisecond earlier counts no longer.
    expect(periodStart(period, new Date(now), offset)).toEqual(new Date(at));
  });

  it.each<[LimitPeriod, string, number]>([
    ['DAY', '2026-03-28T23:30:00.000Z', 0],
    ['WEEK', '2026-10-24T23:30:00.000Z', 0],
    ['MONTH', '2026-01-31T23:59:59.999Z', 0],
    ['MONTH', '2026-12-01T00:00:00.000Z', NEPAL],
    ['MONTH', '2026-12-31T18:30:00.000Z', NEPAL],
  ])('%s lets go of what happened at %s just when it says', (period, at, offset) => {
    const free = freeAt(period, new Date(at), offset);
    const before = new Date(free.getTime() - 1).toISOString();
    expect(counts(period, at, before, offset)).toBe(true);
    expect(counts(period, at, free.toISOString(), offset)).toBe(false);
  });
});
