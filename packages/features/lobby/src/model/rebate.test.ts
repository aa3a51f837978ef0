import { describe, expect, it } from 'vitest';
import { formatRebate, rebateOf } from './rebate';

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
  ])('of %s is %s', (type, text) => {
    expect(formatRebate(rebateOf(type) ?? null, 'en')).toBe(text);
    expect(rebateOf(type)).not.toBeUndefined();
  });

  it('is not spoken of where there is no rule', () => {
    expect(rebateOf('HOT')).toBeUndefined();
    expect(rebateOf('constructor')).toBeUndefined();
  });
});
