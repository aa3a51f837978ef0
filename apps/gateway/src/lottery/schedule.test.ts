import { describe, expect, it } from 'vitest';
import { pastDraws, runningDraw } from './schedule';

const DAY = 86_400;

describe('when lotteries draw', () => {
  const at = (iso: string) => new Date(iso);
  it.each([
    // seconds, offset, moment, the running draw and when it is drawn
    [60, 0, '2026-03-14T09:26:10Z', '20260314-0567', '2026-03-14T09:27:00Z'],
    [60, 0, '2026-03-14T09:27:00Z', '20260314-0568', '2026-03-14T09:28:00Z'],
    [300, 0, '2026-03-14T23:57:00Z', '20260314-0288', '2026-03-15T00:00:00Z'],
    [300, 0, '2026-03-15T00:00:00Z', '20260315-0001', '2026-03-15T00:05:00Z'],
    [3600, 420, '2026-03-14T17:30:00Z', '20260315-0001', '2026-03-14T18:00:00Z'],
    [DAY, 0, '2026-03-14T18:14:59Z', '20260314', '2026-03-14T18:15:00Z'],
    [DAY, 420, '2026-03-14T11:15:00Z', '20260315', '2026-03-15T11:15:00Z'],
    [7 * DAY, 0, '2026-03-14T12:00:00Z', '20260319', '2026-03-19T18:15:00Z'],
  ])('every %d s, %d min east of UTC, at %s: %s', (seconds, offsetMinutes, now, numero, drawAt) => {
    const draw = runningDraw({ seconds, offsetMinutes }, at(now));
    expect(draw).toMatchObject({ numero, drawAt: at(drawAt) });
    expect(draw.closesAt.getTime()).toBeLessThan(draw.drawAt.getTime());
    const [last] = pastDraws({ seconds, offsetMinutes }, at(now), 1);
    expect(last?.drawAt.getTime()).toBe(draw.drawAt.getTime() - seconds * 1000);
  });
});
