import { describe, expect, it } from 'vitest';
import { withRates } from './statementRates';

const NOTHING = { deposits: 0n, withdrawals: 0n, stake: 0n, payout: 0n };

describe('[SP-08] the bars of a statement', () => {
  it('of deposits and withdrawals have one measure, those of the result another', () => {
    const rows = withRates([
      { ...NOTHING, deposits: 100_00n, withdrawals: 400_00n },
      { ...NOTHING, deposits: 50_00n, stake: 30_00n, payout: 10_00n },
      { ...NOTHING, stake: 10_00n, payout: 15_00n },
    ]);
    expect(rows).toMatchObject([
      { depositRate: 2500, withdrawalRate: 10_000, resultRate: 0 },
      { depositRate: 1250, withdrawalRate: 0, resultRate: -10_000 },
      { depositRate: 0, withdrawalRate: 0, resultRate: 2500 },
    ]);
  });

  it('of the smallest amount beside the largest one are seen', () => {
    const rows = withRates([
      { ...NOTHING, deposits: 10_000_000_000_00n, payout: 10_000_000_000_00n },
      { ...NOTHING, deposits: 1n, stake: 1n },
    ]);
    expect(rows[1]).toMatchObject({ depositRate: 1, resultRate: -1 });
  });

  it('are of no length where nothing happened', () => {
    expect(withRates([NOTHING])).toEqual([
      { ...NOTHING, depositRate: 0, withdrawalRate: 0, resultRate: 0 },
    ]);
  });
});
