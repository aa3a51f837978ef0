import { describe, expect, it } from 'vitest';
import { isNeverReached, notesOf } from './notes';
import { reachedTier, type Tier } from './tiers';

const step = (rate: number, asks: Partial<Tier> = {}): Tier => ({
  ...{ rate, activeMembers: 0, periodBet: 0n, periodProfitLoss: 0n, amount: 0n },
  ...asks,
});
const said = (tiers: Tier[]) => notesOf(tiers).map(({ step: at, code }) => `${String(at)} ${code}`);

describe('[AG-03] what is said about steps', () => {
  it.each<[string, Tier[], string[]]>([
    ['steps that rise', [step(10), step(20, { activeMembers: 5 })], []],
    ['a first step that asks for something', [step(10, { activeMembers: 5 })], ['0 gap']],
    ['a first step that asks for a single person', [step(10, { activeMembers: 1 })], []],
    ['the same conditions twice', [step(10), step(20)], ['0 neverReached']],
    [
      'a later step that asks for less',
      [step(10), step(20, { activeMembers: 9 }), step(30, { activeMembers: 5 })],
      ['1 neverReached'],
    ],
    [
      'a loss that takes bets of as much',
      [step(10), step(20, { periodProfitLoss: -500n }), step(30, { periodBet: 400n })],
      ['1 neverReached'],
    ],
    [
      'a loss less than the one before',
      [step(10, { periodProfitLoss: -9n }), step(20, { periodProfitLoss: -5n })],
      ['0 gap', '0 neverReached'],
    ],
    ['no more for more', [step(10), step(10, { activeMembers: 5 })], ['1 paysNoMore']],
    ['less for more', [step(10), step(5, { activeMembers: 5 })], ['1 paysLess']],
    ['nothing', [step(0)], ['0 paysNothing']],
    [
      'conditions of different kinds',
      [step(10), step(20, { activeMembers: 5 }), step(30, { periodBet: 900n })],
      ['2 skips'],
    ],
  ])('with %s', (_, tiers, expected) => {
    expect(said(tiers)).toEqual(expected);
  });

  it('calls a step never reached exactly where no sales end at it', () => {
    const [people, bets, results] = [
      [0, 1, 2],
      [0n, 1n, 2n, 3n],
      [-3n, -1n, 0n, 1n],
    ];
    const sales = people.flatMap((activeMembers) =>
      bets.flatMap((periodBet) =>
        [-3n, -2n, -1n, 0n, 1n, 2n].map((periodProfitLoss) => ({
          ...{ activeMembers, periodBet, periodProfitLoss },
        })),
      ),
    );
    // Players lose at most what they bet, and whoever is active has bet.
    const possible = sales.filter(
      (one) =>
        one.periodBet > 0n && one.activeMembers > 0 && -one.periodProfitLoss <= one.periodBet,
    );
    const steps = people.flatMap((activeMembers) =>
      bets.flatMap((periodBet) =>
        results.map((periodProfitLoss) => step(10, { activeMembers, periodBet, periodProfitLoss })),
      ),
    );
    for (const low of steps)
      for (const high of steps) {
        const tiers = [low, { ...high }];
        const isEnd = possible.some((one) => reachedTier(tiers, one) === low);
        const text = JSON.stringify(tiers, (_, value: unknown) =>
          typeof value === 'bigint' ? Number(value) : value,
        );
        expect(isNeverReached(tiers, 0), text).toBe(!isEnd);
      }
  });
});
