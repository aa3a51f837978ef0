import { describe, expect, it } from 'vitest';
import { isTooLong, toDaysQuery } from './useReportDays';

describe('the days of a report', () => {
  it.each([
    ['2026-03-01', '2026-03-31', true],
    ['2026-03-14', '2026-03-14', true],
    ['2026-01-01', '2026-04-01', true],
    ['2026-01-01', '2026-04-02', false],
    ['2026-03-31', '2026-03-01', false],
    ['', '2026-03-01', false],
    ['2026-03-01', '', false],
  ])('from %j to %j can be asked for: %j', (start, end, isAsked) => {
    expect(toDaysQuery({ start, end })).toEqual(
      isAsked ? { startDate: start, endDate: end } : null,
    );
  });

  it('are too many after ninety', () => {
    expect(isTooLong({ start: '2026-01-01', end: '2026-04-01' })).toBe(false);
    expect(isTooLong({ start: '2026-01-01', end: '2026-04-02' })).toBe(true);
    expect(isTooLong({ start: '2026-01-01', end: '' })).toBe(false);
  });
});
