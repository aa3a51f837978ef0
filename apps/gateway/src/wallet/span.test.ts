import { describe, expect, it } from 'vitest';
import { DAY_MS, spanOf } from '../platform/days';
import { historySpan } from './span';

const NOW = new Date('2026-03-14T09:26:53Z');

describe('the days of a report and of a history', () => {
  const dayBefore = (days: number) =>
    new Date(NOW.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const spans = {
    report: (startDate: string, endDate?: string) => spanOf({ startDate, endDate }, NOW, 0),
    history: (startDate: string, endDate?: string) => historySpan({ startDate, endDate }, NOW, 0),
  };

  it.each([
    ['report', 91],
    ['history', 93],
  ] as const)('are in a %s at most %i, the last one among them', (name, most) => {
    const longest = spans[name](dayBefore(most - 1), dayBefore(0));
    expect((longest.to.getTime() - longest.from.getTime()) / DAY_MS).toBe(most);
    expect(spans[name](dayBefore(most - 1))).toEqual(longest);
    for (const endDate of [dayBefore(0), undefined])
      expect(() => spans[name](dayBefore(most), endDate)).toThrow('BAD_REQUEST');
  });

  it('are the last thirty in a report and the last seven in a history, without any wish', () => {
    for (const [span, days] of [
      [spanOf({}, NOW, 0), 30],
      [historySpan({}, NOW, 0), 7],
      [historySpan({}, NOW, 0, 1), 1],
    ] as const) {
      expect(span.to).toEqual(new Date('2026-03-15T00:00:00Z'));
      expect(span.to.getTime() - span.from.getTime()).toBe(days * DAY_MS);
    }
  });

  it('begin where the merchant says, and never after they end', () => {
    const { from, to } = historySpan({ startDate: '2026-03-14', endDate: '2026-03-14' }, NOW, 480);
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-03-13T16:00:00.000Z',
      '2026-03-14T16:00:00.000Z',
    ]);
    for (const span of [spanOf, historySpan])
      expect(() => span({ startDate: dayBefore(1), endDate: dayBefore(2) }, NOW, 0)).toThrow();
  });
});
