import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { describe, expect, it } from 'vitest';
import { offerSchema, toWireAmount, toWireTiers } from './offer.schema';

const TERMS: ContractTerms = {
  kind: 'daily',
  enabled: true,
  maximumRate: 60,
  rateStep: 5,
  maximumTiers: 10,
  periods: ['daily'],
  settlementIntervalMinutes: 1440,
  paidNextDay: true,
  templates: [],
};
const TIER = {
  rate: '0.60',
  activeMembers: '3',
  periodBet: '1000',
  periodProfitLoss: '-20.5',
  amount: '0',
};
const offer = (tier: Partial<typeof TIER>) => ({
  people: ['mb-1'],
  period: 'daily',
  remark: '',
  tiers: [{ ...TIER, ...tier }],
});

describe('an offer', () => {
  it.each([
    [{}, true],
    [{ rate: '0.65' }, false],
    [{ rate: '0.58' }, false],
    [{ activeMembers: '1.5' }, false],
    [{ periodBet: '-1' }, false],
    [{ amount: 'much' }, false],
  ])('with %j fits the terms: %j', (tier, isFit) => {
    expect(offerSchema(TERMS).isValidSync(offer(tier))).toBe(isFit);
  });

  it('is sent in basis points and with two digits', () => {
    expect(toWireTiers([TIER])).toEqual([
      {
        rate: 60,
        activeMembers: 3,
        periodBet: '1000.00',
        periodProfitLoss: '-20.50',
        amount: '0.00',
      },
    ]);
    expect(toWireAmount('12.34')).toBe('12.34');
  });
});
