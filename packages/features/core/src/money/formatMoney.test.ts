import { describe, expect, it } from 'vitest';
import { formatMoney, formatWholeMoney } from './formatMoney';

describe('amounts', () => {
  it.each([
    ['0.00', '0.00'],
    ['1234.50', '1,234.50'],
    ['-1234567.05', '\u22121,234,567.05'],
    ['999999999999999.99', '999,999,999,999,999.99'],
  ])('[HDR-06] %s reads %s', (wire, shown) => {
    expect(formatMoney(wire, 'en')).toBe(shown);
  });

  it.each([
    ['1234.99', '1,234'],
    ['0.99', '0'],
    ['12345678.01', '12,345,678'],
  ])('[HOME-07] %s without decimals reads %s', (wire, shown) => {
    expect(formatWholeMoney(wire, 'en')).toBe(shown);
  });

  it('follow the language', () => {
    expect(formatMoney('1234.50', 'id')).toBe('1.234,50');
  });

  it('leave alone what is no amount', () => {
    expect(formatMoney('n/a', 'en')).toBe('n/a');
  });
});
