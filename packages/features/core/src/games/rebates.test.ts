import { describe, expect, it } from 'vitest';
import { formatRebate, formatRebateRate, isRebateKnown } from './rebates';

describe('[LOB-10] the rebate of a category', () => {
  it.each([
    ['LOTT', '1%'],
    ['ELOTT', '1%'],
    ['PVP', '-'],
    ['FISH', '1%'],
    ['RNG', '1.2%'],
    ['LIVE', '0.8%'],
    ['SPORTS', '1%'],
    ['ESPORTS', '1%'],
  ])('%s: %s', (category, shown) => {
    expect(formatRebate(category, 'en')).toBe(shown);
    expect(isRebateKnown(category)).toBe(true);
  });

  it('is not spoken of where there is no rule', () => {
    expect(isRebateKnown('HOT')).toBe(false);
    expect(isRebateKnown('constructor')).toBe(false);
  });

  it('is written as the reader writes numbers', () => {
    expect(formatRebate('RNG', 'id')).toBe('1,2%');
  });

  it.each([
    [120, '1.2%'],
    [5, '0.05%'],
    [0, '0%'],
    [null, '-'],
  ])('of %s basis points is %s', (rate, shown) => {
    expect(formatRebateRate(rate, 'en')).toBe(shown);
  });
});
