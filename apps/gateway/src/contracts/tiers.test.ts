import { describe, expect, it } from 'vitest';
import type { ContractKind } from './kinds';
import { fixedPartOf, payoutOf, reachedTier, type Tier } from './tiers';

const tier = (rate: number, asks: Partial<Tier> = {}): Tier => ({
  rate,
  activeMembers: 0,
  periodBet: 0n,
  periodProfitLoss: 0n,
  amount: 0n,
  ...asks,
});

const TIERS = [
  tier(500, { activeMembers: 2 }),
  tier(1000, { activeMembers: 5, periodBet: 20_000_00n }),
  tier(1500, { activeMembers: 5, periodBet: 20_000_00n, periodProfitLoss: -5_000_00n }),
];

describe('the step of a contract that is reached', () => {
  it.each([
    [1, 90_000_00n, -9_000_00n, undefined],
    [2, 0n, 0n, 500],
    [5, 19_999_99n, 0n, 500],
    [4, 20_000_00n, 0n, 500],
    [5, 20_000_00n, 0n, 1000],
    [5, 20_000_00n, -4_999_99n, 1000],
    [5, 20_000_00n, -5_000_00n, 1500],
    [9, 90_000_00n, 700n, 1000],
  ])('with %i people, %i bet and a result of %i is the one of %s', (...row) => {
    const [activeMembers, periodBet, periodProfitLoss, rate] = row;
    expect(reachedTier(TIERS, { activeMembers, periodBet, periodProfitLoss })?.rate).toBe(rate);
  });

  it('is the highest one that is met, even when one below it is not', () => {
    const steps = [tier(100, { activeMembers: 9 }), tier(200)];
    const sales = { activeMembers: 1, periodBet: 1n, periodProfitLoss: 0n };
    expect(reachedTier(steps, sales)?.rate).toBe(200);
  });
});

describe('what a reached step pays', () => {
  const rows: [ContractKind, Tier, bigint, bigint, bigint][] = [
    ['dividend', tier(1000), 42_000_00n, -3_100_00n, 310_00n],
    ['dividend', tier(1000), 42_000_00n, 3_100_00n, 0n],
    ['dividend', tier(1000, { amount: 25_00n }), 42_000_00n, 3_100_00n, 25_00n],
    ['dividend', tier(1000, { amount: 25_00n }), 0n, 0n, 0n],
    ['daily', tier(20), 6_000_00n, -410_00n, 12_00n],
    ['hourly', tier(15), 820_00n, -40_00n, 1_23n],
    ['realtime', tier(30), 140_00n, 12_00n, 42n],
    // Half a cent goes to the even one.
    ['daily', tier(50), 1_00n, 0n, 0n],
    ['daily', tier(50), 3_00n, 0n, 2n],
    ['daily', tier(0, { amount: 5_00n }), 1n, 0n, 5_00n],
  ];

  it.each(rows)('of a %s contract', (kind, reached, periodBet, periodProfitLoss, amount) => {
    const sales = { activeMembers: 1, periodBet, periodProfitLoss };
    expect(payoutOf(kind, reached, sales)).toBe(amount);
  });

  it.each(rows)('of a %s contract is told apart into share and fixed sum', (...row) => {
    const [kind, { rate, amount: fixed }, periodBet, periodProfitLoss, amount] = row;
    expect(fixedPartOf({ kind, rate, amount, periodBet, periodProfitLoss })).toBe(
      periodBet === 0n ? 0n : fixed,
    );
  });

  it('of 15 % of 58.46 and 5.00 is 13.77', () => {
    const sales = { activeMembers: 2, periodBet: 400_00n, periodProfitLoss: -58_46n };
    const amount = payoutOf('dividend', tier(1500, { amount: 5_00n }), sales);
    expect(amount).toBe(13_77n);
    expect(fixedPartOf({ kind: 'dividend', rate: 1500, amount, ...sales })).toBe(5_00n);
  });
});
