import { describe, expect, it } from 'vitest';
import { formatDay } from '../dates/formatDate';
import { LANGUAGES } from '../languages/languages';
import { listFormat, nameOrder, numberFormat, regionNames } from './formats';

const TAGS = LANGUAGES.map(({ tag }) => tag);
const ARABIC = /\p{sc=Arabic}/u;
/** Digits of any script as Latin ones. */
const latin = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // Each script's digits are ten code points in a row that begin at a multiple of 2, 6 or 0: find the zero below.
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((digit.codePointAt(0) ?? 0) - zero);
  });

describe('[I18N-01] formats', () => {
  it.each(TAGS)('of %s have the Gregorian year', (tag) => {
    expect(latin(formatDay('2026-03-14', tag))).toContain('2026');
  });

  it('have the digits that the language is written with', () => {
    expect(numberFormat('fa').format(12)).toBe('۱۲');
    expect(numberFormat('my').format(12)).toBe('၁၂');
    expect(numberFormat('th').format(12)).toBe('12');
  });

  it('of Roman Urdu are in Latin letters', () => {
    const texts = [
      formatDay('2026-03-14', 'ur-Latn'),
      numberFormat('ur-Latn').format(1234.5),
      listFormat('ur-Latn').format(['one', 'two', 'three']),
      regionNames('ur-Latn').of('PK') ?? '',
    ];
    for (const text of texts) expect(text).not.toMatch(ARABIC);
    expect(texts[2]).toBe('one, two, aur three');
  });

  it('sort names in the order of the language', () => {
    const names = ['Zypern', 'Österreich', 'Oman'];
    expect([...names].sort(nameOrder('fr').compare)).toEqual(['Oman', 'Österreich', 'Zypern']);
  });
});
