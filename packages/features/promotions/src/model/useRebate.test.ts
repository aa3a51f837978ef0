import type { RebateStatement } from '@parlour/gateway-openapi/promotions';
import { describe, expect, it } from 'vitest';
import { canClaim } from './useRebate';

const statement = (amount: string, minimumAmount: string): RebateStatement => ({
  statementId: 'rs-1',
  calculatedAt: '2026-03-14T09:25:00Z',
  amount,
  minimumAmount,
  turnoverMultiple: 0,
  lastClaimedAt: null,
  rows: [],
});

describe('a rebate', () => {
  it.each([
    ['6.42', '1.00', true],
    ['1.00', '1.00', true],
    ['0.99', '1.00', false],
    ['10.00', '9.00', true],
    // A rebate of zero can never be claimed, whatever the merchant's minimum is.
    ['0.00', '0.00', false],
  ])('of %s, at least %s, can be taken: %s', (amount, minimum, expected) => {
    expect(canClaim(statement(amount, minimum))).toBe(expected);
  });
});
