import { describe, expect, it } from 'vitest';
import { matchesAt, playOut } from './matches';
import { chancesOf, isRight, oddsOf } from './odds';
import { payoutOf, togetherOf } from './slip';

const TICK = 60_000;
const from = Date.UTC(2026, 2, 14, 9);
const ALL = Array.from(
  { length: 90 },
  (_, tick) => matchesAt(new Date(from + tick * TICK)).matches,
);

describe('the matches', () => {
  it('are offered with a margin of five to ten per cent, and never at more than their chance', () => {
    for (const match of ALL.flat()) {
      const { odds } = match;
      const chances = chancesOf(match);
      for (const [pick, of] of odds) {
        expect((Number(of) / 100) * (chances.get(pick) ?? 0)).toBeLessThan(1 / 1.069);
        expect(of).toBeGreaterThanOrEqual(102n);
        expect(of).toBeLessThanOrEqual(5000n);
      }
      const book = (...picks: string[]) =>
        picks.reduce((sum, pick) => sum + 100 / Number(odds.get(pick as 'HOME')), 0);
      for (const sum of [book('HOME', 'DRAW', 'AWAY'), book('OVER', 'UNDER'), book('YES', 'NO')])
        if (!Number.isNaN(sum)) expect(sum).toBeGreaterThan(1.069);
    }
    const first = ALL.flat().filter(({ minute }) => minute === 0);
    const sums = first.map(({ odds }) =>
      ['HOME', 'DRAW', 'AWAY'].reduce(
        (sum, pick) => sum + 100 / Number(odds.get(pick as 'HOME')),
        0,
      ),
    );
    expect(Math.max(...sums)).toBeLessThan(1.1);
  });

  it('move from minute to minute, three of them with a score, and are the same for everybody', () => {
    const [now = [], next = []] = ALL;
    expect(matchesAt(new Date(from + 59_999)).matches).toEqual(now);
    expect(now.filter(({ minute }) => minute > 0)).toHaveLength(3);
    expect(next.map(({ odds }) => [...odds])).not.toEqual(now.map(({ odds }) => [...odds]));
    const [first] = now;
    const later = next.find(({ matchId }) => matchId === first?.matchId);
    if (first !== undefined && later !== undefined) {
      expect(later.minute).toBe(first.minute + 3);
      expect(later.homeScore).toBeGreaterThanOrEqual(first.homeScore);
    }
    expect(new Set(now.flatMap(({ home, away }) => [home, away])).size).toBe(18);
  });

  it('offer no market that is as good as decided', () => {
    const rates = { homeRate: 0.02, awayRate: 0.015 };
    const odds = oddsOf({ minute: 70, homeScore: 2, awayScore: 1, ...rates });
    expect([...odds.keys()]).toEqual(['HOME', 'DRAW', 'AWAY']);
    expect(oddsOf({ minute: 89, homeScore: 4, awayScore: 0, ...rates }).size).toBe(0);
  });

  it('come out as often as their chances say', () => {
    const match = { minute: 45, homeScore: 0, awayScore: 1, homeRate: 0.02, awayRate: 0.014 };
    const count = 4000;
    let right = 0;
    for (let at = 0; at < count; at += 1) {
      const { home, away } = playOut(match);
      if (isRight('HOME', home, away)) right += 1;
    }
    expect(right / count).toBeCloseTo(chancesOf(match).get('HOME') ?? 0, 1);
  });

  it('go on from their score', () => {
    const draws = [0, 999_999_999, 999_999_999, 0].values();
    const match = { minute: 88, homeScore: 1, awayScore: 2, homeRate: 0.02, awayRate: 0.02 };
    expect(playOut(match, () => draws.next().value ?? 0)).toEqual({
      home: 2,
      away: 3,
      goals: [
        { minute: 89, side: 'HOME' },
        { minute: 90, side: 'AWAY' },
      ],
    });
  });
});

describe('a slip', () => {
  it('pays singles one by one, and a multiple by all odds together', () => {
    expect(payoutOf('SINGLES', 50n, [235n, 199n])).toBe(117n + 99n);
    expect(payoutOf('MULTIPLE', 100n, [235n, 199n, 150n])).toBe(701n);
    expect(payoutOf('SINGLES', 100n, [])).toBe(0n);
    expect(togetherOf([5000n, 5000n, 5000n])).toBe(1000_00n);
  });
});
