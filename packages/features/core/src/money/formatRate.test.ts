import { describe, expect, it } from 'vitest';
import { formatRate } from './formatRate';

describe('a rate', () => {
  it.each([
    [60, '0.60%'],
    [7, '0.07%'],
    [1800, '18.00%'],
  ])('of %i basis points is read as %s', (rate, text) => {
    expect(formatRate(rate, 'en')).toBe(text);
  });
});
