import { describe, expect, it } from 'vitest';
import { isFarOff, remainingText } from './remainingText';

describe('the time that is left', () => {
  it.each([
    [249_000, '04:09'],
    [248_001, '04:09'],
    [1, '00:01'],
    [0, null],
    [-5000, null],
    [3_599_000, '59:59'],
    [3_600_000, '1:00:00'],
    [86_399_000, '23:59:59'],
  ])('of %d ms reads %s', (left, text) => {
    expect(remainingText(left)).toBe(text);
  });

  it('is a date beyond a day', () => {
    expect(isFarOff(86_400_000)).toBe(false);
    expect(isFarOff(86_400_001)).toBe(true);
  });
});
