import { describe, expect, it } from 'vitest';
import { fromPercentText, toPercentText } from './rate';

describe('a rate', () => {
  it.each([
    ['0.60', 60],
    ['1,25', 125],
    ['18', 1800],
    ['0.07', 7],
    ['', null],
    ['-1', null],
    ['0.123', null],
    ['half', null],
  ])('typed as %j is %j basis points', (text, rate) => {
    expect(fromPercentText(text)).toBe(rate);
  });

  it('comes back as it was typed', () => {
    for (const rate of [0, 5, 7, 29, 58, 115, 1005, 10_000])
      expect(fromPercentText(toPercentText(rate))).toBe(rate);
  });
});
