import { describe, expect, it } from 'vitest';
import { fromRebateTexts, rebatesSchema, toRebateField, toRebateTexts } from './rebates.schema';

const LIMITS = [
  { gameCategory: 'RNG', minimumRate: 20, maximumRate: 120, step: 5 },
  { gameCategory: 'LIVE', minimumRate: 0, maximumRate: 80, step: 5 },
];

describe('rebates that are handed on', () => {
  it.each([
    ['0.60', true],
    ['1.20', true],
    ['1.25', false],
    ['0.15', false],
    ['0.61', false],
    ['', false],
  ])('with %j for slots: %j', (text, isFit) => {
    expect(rebatesSchema(LIMITS).isValidSync({ RNG: text, LIVE: '0' })).toBe(isFit);
  });

  it('begin with what is given, or the least', () => {
    expect(toRebateTexts(LIMITS, [{ gameCategory: 'LIVE', rate: 40 }])).toEqual({
      RNG: '0.20',
      LIVE: '0.40',
    });
  });

  it('are sent in basis points', () => {
    expect(fromRebateTexts({ LIVE: '0', RNG: '0.60' }, LIMITS)).toEqual([
      { gameCategory: 'RNG', rate: 60 },
      { gameCategory: 'LIVE', rate: 0 },
    ]);
  });

  it('[API-03] have a refusal beside the category that it speaks of', () => {
    expect(toRebateField('rebates.1.rate', LIMITS)).toBe('LIVE');
    expect(toRebateField('rebates.0.rate', LIMITS, 'rebates.')).toBe('rebates.RNG');
    expect(toRebateField('rebates.7.rate', LIMITS)).toBeUndefined();
    expect(toRebateField('name', LIMITS)).toBe('name');
  });
});
