import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldByBonus, type Move, type Waiting } from './heldMoney';

const at = (txnId: number): Date => new Date(txnId * 1000);
const credit = (txnId: number, amount: bigint): Move => ({
  txnId,
  at: at(txnId),
  isRound: false,
  came: amount,
  went: 0n,
});
const leave = (txnId: number, amount: bigint): Move => ({
  ...credit(txnId, 0n),
  went: amount,
});
const round = (txnId: number, stake: bigint, win = 0n): Move => ({
  ...credit(txnId, win),
  isRound: true,
  went: stake,
});
const bonus = (txnId: number, amount: bigint, more: Partial<Waiting> = {}): Waiting => ({
  bonusId: `bo-${txnId}`,
  txnId,
  amount,
  turnoverRequired: amount * 10n,
  endedAt: null,
  ...more,
});
const sum = (held: ReadonlyMap<string, bigint>): bigint =>
  [...held.values()].reduce((all, one) => all + one, 0n);

describe('money that waits for turnover', () => {
  it.each<[string, bigint, Move[], Waiting[], bigint[]]>([
    ['is the bonus and nothing else', 2898_77n, [credit(1, 2_00n)], [bonus(1, 2_00n)], [2_00n]],
    [
      'is not what own money wins',
      100_00n,
      [credit(1, 2_00n), round(2, 50_00n, 500_00n)],
      [bonus(1, 2_00n)],
      [2_00n],
    ],
    [
      'is what the bonus wins',
      0n,
      [credit(1, 10_00n), round(2, 4_00n, 20_00n)],
      [bonus(1, 10_00n)],
      [26_00n],
    ],
    [
      'is the share of a win that the bonus had in the stake',
      6_00n,
      [credit(1, 10_00n), round(2, 10_00n, 30_00n)],
      [bonus(1, 10_00n)],
      [18_00n],
    ],
    [
      'is what is left after losses, which the bonus bears whose turnover is done first',
      0n,
      [credit(1, 10_00n), credit(2, 5_00n), round(3, 12_00n)],
      [bonus(1, 10_00n), bonus(2, 5_00n)],
      [0n, 3_00n],
    ],
    [
      'is nothing of what comes in after a loss, also when another bonus was taken back',
      0n,
      [credit(1, 10_00n), credit(2, 10_00n), round(3, 10_00n), credit(4, 50_00n), leave(5, 10_00n)],
      [bonus(1, 10_00n), bonus(2, 10_00n, { turnoverRequired: 900_00n, endedAt: at(5) })],
      [0n],
    ],
    [
      'is nothing of what comes in later',
      0n,
      [credit(1, 10_00n), round(2, 10_00n), credit(3, 200_00n)],
      [bonus(1, 10_00n)],
      [0n],
    ],
    [
      'is no more than there is after something was taken away',
      0n,
      [credit(1, 10_00n), leave(2, 4_00n)],
      [bonus(1, 10_00n)],
      [6_00n],
    ],
  ])('%s', (_, before, moves, bonuses, held) => {
    expect([...heldByBonus(before, moves, bonuses).values()]).toEqual(held);
  });

  describe('after whatever happened', () => {
    interface Step {
      kind: 'bonus' | 'credit' | 'leave' | 'round';
      much: number;
      win: number;
    }
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom<Step['kind'][]>('bonus', 'credit', 'leave', 'round'),
        much: fc.integer({ min: 1, max: 5000 }),
        win: fc.integer({ min: 0, max: 9000 }),
      }),
      { maxLength: 40 },
    );

    /** A past in which nobody spends what is not there. */
    function play(before: bigint, all: readonly Step[]) {
      let total = before;
      const moves: Move[] = [];
      const bonuses: Waiting[] = [];
      for (const [place, { kind, much, win }] of all.entries()) {
        const txnId = place + 1;
        const amount = BigInt(much);
        const spent = amount < total ? amount : total;
        const move = {
          bonus: credit(txnId, amount),
          credit: credit(txnId, amount),
          leave: leave(txnId, spent),
          round: round(txnId, spent, spent === 0n ? 0n : BigInt(win)),
        }[kind];
        if (kind === 'bonus') bonuses.push(bonus(txnId, amount, { turnoverRequired: BigInt(win) }));
        total += move.came - move.went;
        moves.push(move);
      }
      return { moves, bonuses, total };
    }
    const pasts = fc.tuple(fc.bigInt({ min: 0n, max: 5000n }), steps);

    it('is never less than nothing and never more than there is', () => {
      fc.assert(
        fc.property(pasts, ([before, all]) => {
          const { moves, bonuses, total } = play(before, all);
          const held = heldByBonus(before, moves, bonuses);
          for (const one of held.values()) expect(one).toBeGreaterThanOrEqual(0n);
          expect(sum(held)).toBeLessThanOrEqual(total);
        }),
        { numRuns: 500 },
      );
    });

    it('grows with a new bonus by that bonus alone, so that what is free stays free', () => {
      fc.assert(
        fc.property(pasts, fc.integer({ min: 1, max: 9000 }), ([before, all], much) => {
          const past = play(before, all);
          const { moves, bonuses } = play(before, [...all, { kind: 'bonus', much, win: 0 }]);
          const grown = sum(heldByBonus(before, moves, bonuses));
          expect(grown - sum(heldByBonus(before, past.moves, past.bonuses))).toBe(BigInt(much));
        }),
        { numRuns: 500 },
      );
    });

    it('changes for no other bonus when the turnover of the first is done', () => {
      fc.assert(
        fc.property(pasts, ([before, all]) => {
          const { moves, bonuses } = play(before, all);
          fc.pre(bonuses.length > 0);
          const held = heldByBonus(before, moves, bonuses);
          const [first = ''] = held.keys();
          const others = bonuses.filter(({ bonusId }) => bonusId !== first);
          held.delete(first);
          expect(heldByBonus(before, moves, others)).toEqual(held);
        }),
        { numRuns: 500 },
      );
    });
  });
});
