import { describe, expect, it } from 'vitest';
import { toMinutes, toParts } from './timeParts';

describe('a time in hours and minutes', () => {
  it.each([
    ['', '', ''],
    ['1', '0', '1'],
    ['60', '1', '0'],
    ['1439', '23', '59'],
    ['6000', '100', '0'],
  ])('%j starts with %j and %j', (amount, hours, minutes) => {
    expect(toParts(amount)).toEqual({ hours, minutes });
  });

  it.each([
    ['', '', null],
    ['0', '00', null],
    ['', '90', '90'],
    ['2', '', '120'],
    ['1', '05', '65'],
    ['١', '٣٠', '90'],
    [' 1 ', '0', '60'],
    ['1.5', '0', null],
    ['-1', '70', null],
    ['1h', '', null],
  ])('%j and %j typed are %j', (hours, minutes, amount) => {
    expect(toMinutes({ hours, minutes })).toBe(amount);
  });
});
