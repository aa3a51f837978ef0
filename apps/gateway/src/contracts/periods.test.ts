import { describe, expect, it } from 'vitest';
import type { ContractKind, ContractPeriod } from './kinds';
import { nextDueAt, periodOf, settlementOf, startOf } from './periods';

const at = (text: string) => new Date(`${text}Z`);

describe('periods', () => {
  const rows: [ContractPeriod, string, number, string, string][] = [
    ['daily', '2026-03-14T09:26:53', 0, '2026-03-14T00:00', '2026-03-15T00:00'],
    ['daily', '2026-03-14T20:00:00', 330, '2026-03-14T18:30', '2026-03-15T18:30'],
    ['weekly', '2026-03-14T09:26:53', 0, '2026-03-09T00:00', '2026-03-16T00:00'],
    ['weekly', '2026-03-15T23:59:59', 0, '2026-03-09T00:00', '2026-03-16T00:00'],
    ['weekly', '2026-03-15T20:00:00', 480, '2026-03-15T16:00', '2026-03-22T16:00'],
    ['semimonthly', '2026-03-15T23:59:59', 0, '2026-03-01T00:00', '2026-03-16T00:00'],
    ['semimonthly', '2026-02-16T00:00:00', 0, '2026-02-16T00:00', '2026-03-01T00:00'],
    ['monthly', '2026-12-31T23:59:59', 0, '2026-12-01T00:00', '2027-01-01T00:00'],
    ['monthly', '2026-12-31T23:59:59', 60, '2026-12-31T23:00', '2027-01-31T23:00'],
  ];

  it.each(rows)('%s: %s at %i minutes east', (period, moment, offset, from, to) => {
    const span = periodOf(period, at(moment), offset);
    expect(span).toEqual({ from: at(`${from}:00`), to: at(`${to}:00`) });
  });
});

describe('hours that are settled', () => {
  it.each([
    ['2026-03-14T18:59:59', 0, '2026-03-14T18:00', '2026-03-14T19:00'],
    ['2026-03-14T18:29:59', 330, '2026-03-14T17:30', '2026-03-14T18:30'],
    ['2026-03-14T18:30:00', 330, '2026-03-14T18:30', '2026-03-14T19:30'],
    ['2026-03-14T18:20:00', 345, '2026-03-14T18:15', '2026-03-14T19:15'],
  ])('%s at %i minutes east is settled with its hour', (moment, offset, from, to) => {
    const span = settlementOf({ kind: 'hourly', period: 'daily' }, at(moment), offset);
    expect(span).toEqual({ from: at(`${from}:00`), to: at(`${to}:00`) });
  });
});

describe('when contracts start and pay', () => {
  const rows: [ContractKind, ContractPeriod, string, string, string][] = [
    ['dividend', 'semimonthly', '2026-03-14T09:26:53', '2026-03-16T00:00', '2026-04-01T02:00'],
    ['daily', 'daily', '2026-02-01T12:30:00', '2026-02-02T00:00', '2026-02-03T02:00'],
    ['daily', 'weekly', '2026-03-14T09:26:53', '2026-03-16T00:00', '2026-03-17T02:00'],
    ['hourly', 'daily', '2026-01-13T12:00:00', '2026-01-14T00:00', '2026-01-14T01:00'],
    ['realtime', 'daily', '2026-03-14T09:26:53', '2026-03-14T09:30', '2026-03-14T09:35'],
  ];

  it.each(rows)('%s by the %s period, agreed at %s', (kind, period, agreed, starts, pays) => {
    const startsAt = startOf({ kind, period }, at(agreed), 0);
    expect(startsAt).toEqual(at(`${starts}:00`));
    expect(nextDueAt({ kind, period, startsAt }, at(agreed), 0)).toEqual(at(`${pays}:00`));
  });

  it('pays a day that is over later on the same night, and the running one a day later', () => {
    const contract = {
      kind: 'daily',
      period: 'daily',
      startsAt: at('2026-02-02T00:00:00'),
    } as const;
    const next = (now: string) => nextDueAt(contract, at(now), 0);
    expect(next('2026-03-14T01:59:59')).toEqual(at('2026-03-14T02:00:00'));
    expect(next('2026-03-14T02:00:00')).toEqual(at('2026-03-15T02:00:00'));
  });
});
