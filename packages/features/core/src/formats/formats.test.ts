import { describe, expect, it } from 'vitest';
import { countText, inDigitsOf, listFormat, nameOrder, numberFormat } from './formats';

describe('[I18N-01] formats', () => {
  it.each([
    ['en', '12,345.6'],
    ['fa', '۱۲٬۳۴۵٫۶'],
    ['hi', '12,345.6'],
    ['my', '၁၂,၃၄၅.၆'],
    ['ne', '१२,३४५.६'],
    ['th', '12,345.6'],
    ['ur-Latn', '12,345.6'],
    ['uz', '12\u00a0345,6'],
  ])('of %s write numbers as %s', (tag, shown) => {
    expect(numberFormat(tag).format(12345.6)).toBe(shown);
    expect(numberFormat(tag)).toBe(numberFormat(tag));
  });

  it('write the digits inside a text as those of numbers', () => {
    expect(inDigitsOf('fa', '10:29')).toBe('۱۰:۲۹');
    expect(inDigitsOf('th', '10:29')).toBe('10:29');
  });

  it('join lists without a word where a browser may not know it', () => {
    expect(listFormat('th').format(['1', '2'])).toBe('1และ2');
    expect(listFormat('my').format(['1', '2', '3'])).toBe('1, 2, 3');
  });

  it('of Roman Urdu are in Latin letters', () => {
    expect(listFormat('ur-Latn').format(['one', 'two', 'three'])).toBe('one, two, aur three');
  });

  it('sort names in the order of the language', () => {
    const names = ['Zypern', 'Österreich', 'Oman'];
    expect([...names].sort(nameOrder('fr').compare)).toEqual(['Oman', 'Österreich', 'Zypern']);
  });

  it.each([
    ['en', 7, '7'],
    ['en', 100, '99+'],
    ['my', 10, '၁၀'],
    ['my', 100, '၉၉+'],
  ])('count for a badge in %s: %d is %s', (tag, count, text) => {
    expect(countText(tag, count)).toBe(text);
  });
});
