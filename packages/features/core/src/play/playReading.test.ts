import type { PlaySession } from '@parlour/gateway-openapi/saferPlay';
import { describe, expect, it } from 'vitest';
import { timeText } from './clockText';
import { askAgainIn, type DeviceClocks, isCheckOpen, timePlayed, toReading } from './playReading';

const MINUTE = 60_000;
/** A device whose clock is two hours wrong. */
const START: DeviceClocks = { wall: Date.parse('2026-03-14T11:26:53Z'), steady: 5_000 };

const session = (check: Partial<PlaySession['realityCheck']> = {}): PlaySession => ({
  sessionId: 'se-81f2',
  now: '2026-03-14T09:26:53.000Z',
  startedAt: '2026-03-14T08:44:43.000Z',
  stake: '64.00',
  win: '51.50',
  gameResult: '-12.50',
  balance: '487.50',
  timeLimit: null,
  realityCheck: {
    interval: 'PT30M',
    intervals: ['PT30M'],
    isRequired: false,
    dueAt: '2026-03-14T09:36:53.000Z',
    isDue: false,
    ...check,
  },
});

const reading = (check?: Partial<PlaySession['realityCheck']>) =>
  toReading(session(check), START.wall, START);

/** The clocks later; `set` is by how much somebody has set the one that is shown. */
const later = (ms: number, set = 0): DeviceClocks => ({
  wall: START.wall + ms + set,
  steady: START.steady + ms,
});

describe('[SP-05] [R07] the time played', () => {
  it.each([
    ['with a wrong clock', 0],
    ['after the clock was set back', -3 * 60 * MINUTE],
    ['after the clock was set forward', 24 * 60 * MINUTE],
  ])('is that of the gateway %s', (_, set) => {
    expect(timePlayed(reading(), later(MINUTE, set))).toBe(43 * MINUTE + 10_000);
  });

  it('counts from the moment of the answer, not of the page that shows it', () => {
    const shown = toReading(session(), START.wall, later(10_000));
    expect(timePlayed(shown, later(10_000))).toBe(42 * MINUTE + 20_000);
  });

  it.each([
    ['en', -1, '0:00:00'],
    ['en', 59_999, '0:00:59'],
    ['en', 3_599_999, '0:59:59'],
    ['en', 3_600_000, '1:00:00'],
    ['en', 36_610_000, '10:10:10'],
    ['fa', 2_530_000, '۰:۴۲:۱۰'],
  ])('is written in %s for %i ms as %s', (tag, ms, text) => {
    expect(timeText(ms, tag)).toBe(text);
  });
});

describe('[SP-06] a reality check', () => {
  it('is open when the gateway says so, whatever the device has counted', () => {
    expect(isCheckOpen(reading(), false, later(60 * MINUTE))).toBe(false);
    expect(isCheckOpen(reading({ isDue: true }), false, later(0))).toBe(true);
  });

  it.each([
    [10 * MINUTE - 1, false],
    [10 * MINUTE, true],
  ])('is open %i ms on where the gateway can not be asked: %s', (ms, isOpen) => {
    expect(isCheckOpen(reading(), true, later(ms, -5 * 60 * MINUTE))).toBe(isOpen);
  });

  it('is never open where there is none', () => {
    const none = { interval: null, dueAt: null };
    expect(isCheckOpen(reading(none), true, later(600 * MINUTE))).toBe(false);
  });

  it.each<[string, Partial<PlaySession['realityCheck']>, number]>([
    ['a minute while none is near', {}, MINUTE],
    ['when it is due', { dueAt: '2026-03-14T09:27:03.000Z' }, 10_100],
    ['a second at the soonest', { dueAt: '2026-03-14T09:26:53.000Z' }, 1_000],
    ['five seconds while another tab may answer', { isDue: true }, 5_000],
    ['a minute where there is none', { dueAt: null }, MINUTE],
  ])('is asked for again after %s', (_, check, wait) => {
    expect(askAgainIn(session(check))).toBe(wait);
  });
});
