import { describe, expect, it } from 'vitest';
import { periodsOf, statementSpan } from './statementPeriods';

const DAY = ['2026-02-28', '2026-03-01', '2026-03-02'];

describe('[SP-08] the span of a statement', () => {
  it.each([
    ['2026-03-14T09:26:53Z', 1, 0, '2026-02-01', '2026-03-14'],
    ['2026-03-14T09:26:53Z', 12, 0, '2025-03-01', '2026-03-14'],
    ['2026-01-01T00:00:00Z', 3, 0, '2025-10-01', '2026-01-01'],
    // A day and month of the merchant's calendar that has begun, or has not, where UTC says otherwise.
    ['2026-02-28T18:14:59.999Z', 1, 345, '2026-01-01', '2026-02-28'],
    ['2026-02-28T18:15:00Z', 1, 345, '2026-02-01', '2026-03-01'],
    ['2026-03-01T09:29:59.999Z', 1, -570, '2026-01-01', '2026-02-28'],
    ['2026-03-01T09:30:00Z', 1, -570, '2026-02-01', '2026-03-01'],
  ])('at %s, %i months back, at %i minutes, is from %s', (now, months, offset, from, to) => {
    // The expectation holds both ends.
    expect(statementSpan(new Date(now), months, offset)).toEqual({ from, to });
  });
});

describe('[SP-08] periods', () => {
  it('of days are all days', () => {
    const periods = periodsOf({ from: '2026-02-28', to: '2026-03-02' }, 'DAY');
    expect(periods).toEqual(DAY.map((day) => ({ from: day, to: day })));
  });

  it('of weeks begin on Mondays, and are cut off by the span', () => {
    // The 1st of February 2026 is a Sunday.
    expect(periodsOf({ from: '2026-02-01', to: '2026-02-10' }, 'WEEK')).toEqual([
      { from: '2026-02-01', to: '2026-02-01' },
      { from: '2026-02-02', to: '2026-02-08' },
      { from: '2026-02-09', to: '2026-02-10' },
    ]);
  });

  it('of months are those of the calendar, the running one up to today', () => {
    expect(periodsOf({ from: '2027-12-01', to: '2028-03-01' }, 'MONTH')).toEqual([
      { from: '2027-12-01', to: '2027-12-31' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ]);
  });
});
