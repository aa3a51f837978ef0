import { describe, expect, it } from 'vitest';
import { toCsvLines } from './csv';

describe('lines of comma-separated values', () => {
  it.each([
    ['koi', 'koi'],
    ['-12.50', '-12.50'],
    ['0.00', '0.00'],
    ['2026-03-14T09:20:00.000Z', '2026-03-14T09:20:00.000Z'],
    ['a,b', '"a,b"'],
    ['say "koi"', '"say ""koi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+62 21', "'+62 21"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t=1"],
    ['\u202e=1', "'=1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ])('hold %j as %j', (cell, written) => {
    expect(toCsvLines([[cell]])).toBe(`${written}\r\n`);
  });

  it('are put one below the other, numbers as they are', () => {
    expect(
      toCsvLines([
        ['a', 1],
        ['b', -2],
      ]),
    ).toBe('a,1\r\nb,-2\r\n');
  });
});
