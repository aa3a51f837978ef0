import { describe, expect, it } from 'vitest';
import { sizeOf, toneOf, trendOf } from './changeText';

describe('a change since the period before', () => {
  it.each([
    ['12.50', 'up'],
    ['-0.01', 'down'],
    ['0.00', 'flat'],
    ['0', 'flat'],
    ['0.01', 'up'],
    ['-3', 'down'],
  ])('[AG-09] of %s goes %s', (difference, trend) => {
    expect(trendOf({ difference })).toBe(trend);
  });

  it.each([
    ['revenue', '4.00', 'positive'],
    ['revenue', '-4.00', 'warning'],
    ['revenue', '0.00', 'neutral'],
    ['profitLoss', '-4.00', 'neutral'],
    ['withdrawals', '4.00', 'neutral'],
    ['salaryPaid', '4.00', 'neutral'],
  ] as const)('[AG-09] of %s by %s is %s', (figure, difference, tone) => {
    expect(toneOf({ figure, difference })).toBe(tone);
  });

  it('[AG-09] has a size without its sign', () => {
    expect(['-12.50', '12.50', '-3'].map(sizeOf)).toEqual(['12.50', '12.50', '3']);
  });
});
