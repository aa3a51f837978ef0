import { describe, expect, it } from 'vitest';
import { moneyWithSymbol } from './moneyWithSymbol';

const ENGLISH = { tag: 'en', direction: 'ltr' } as const;
const ARABIC = { tag: 'ar', direction: 'rtl' } as const;

describe('an amount with its currency', () => {
  it.each([
    ['$', '1234.50', '$\u00a01,234.50'],
    ['$', '-20.00', '\u2212$\u00a020.00'],
    ['', '1234.50', '1,234.50'],
    ['', '-20.00', '\u221220.00'],
    ['Rp', 'n/a', 'Rp\u00a0n/a'],
  ])('%s and %s read %s', (symbol, amount, shown) => {
    expect(moneyWithSymbol(symbol, amount, ENGLISH)).toBe(shown);
  });

  it('keeps its order on a page that runs from right to left', () => {
    expect(moneyWithSymbol('$', '-20.00', ARABIC)).toMatch(/^\u2066\u2212\$\u00a0[\d.,]+\u2069$/);
  });
});
