import { describe, expect, it } from 'vitest';
import { addDuration } from './durations';

const after = (from: string, duration: string) =>
  addDuration(new Date(from), duration).toISOString();

describe('[SP-01] a time of a policy', () => {
  it.each([
    ['2026-03-14T09:26:53.120Z', 'PT24H', '2026-03-15T09:26:53.120Z'],
    ['2026-03-14T09:26:53.000Z', 'P1D', '2026-03-15T09:26:53.000Z'],
    ['2026-03-14T09:26:53.000Z', 'P1W', '2026-03-21T09:26:53.000Z'],
    ['2026-03-14T00:00:00.000Z', 'PT1H30M5S', '2026-03-14T01:30:05.000Z'],
    // Clocks change in between: a day is 24 hours.
    ['2026-03-28T12:00:00.000Z', 'P2D', '2026-03-30T12:00:00.000Z'],
    ['2026-01-31T12:00:00.000Z', 'P1M', '2026-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 'P1Y', '2029-02-28T12:00:00.000Z'],
    ['2026-08-31T12:00:00.000Z', 'P6M', '2027-02-28T12:00:00.000Z'],
    ['2026-10-15T12:00:00.000Z', 'P3M', '2027-01-15T12:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', 'P1M1D', '2027-02-01T23:59:59.000Z'],
  ])('from %s %s on is %s', (from, duration, to) => {
    expect(after(from, duration)).toBe(to);
  });
});
