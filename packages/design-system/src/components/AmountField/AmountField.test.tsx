import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { AmountField } from './AmountField';
import { compareAmounts } from './compareAmounts';
import { groupAmount, plainAmount } from './groupAmount';
import { parseAmount } from './parseAmount';

describe('AmountField', () => {
  conformance((props) => <AmountField {...props} label="Amount" locale="en" currency="IDR" />, {
    element: 'input',
    dataComponent: 'AmountField',
  });
});

describe('what was typed is understood', () => {
  it.each([
    ['', 'en', 2, ''],
    ['  ', 'en', 2, ''],
    ['1250', 'en', 2, '1250.00'],
    ['1250.5', 'en', 2, '1250.50'],
    ['1,250.50', 'en', 2, '1250.50'],
    ['1.250,50', 'id', 2, '1250.50'],
    ['1.250,50', 'en', 2, '1250.50'],
    ['1.250', 'id', 2, '1250.00'],
    ['1,250', 'en', 2, '1250.00'],
    ['1,250', 'id', 2, null],
    ['12,50', 'en', 2, '12.50'],
    ['12.50', 'id', 2, '12.50'],
    ['0,50', 'en', 2, '0.50'],
    ['0,500', 'en', 3, '0.500'],
    ['1.250', 'en', 2, null],
    ['1.250', 'en', 3, '1.250'],
    ['1,250,000', 'en', 2, '1250000.00'],
    ['12,34,567.5', 'hi', 2, '1234567.50'],
    ['1 250 000,5', 'fr', 2, '1250000.50'],
    ['1\u202f250,5', 'fr', 2, '1250.50'],
    ['12.5', 'fr', 2, '12.50'],
    ['1’250.50', 'de-CH', 2, '1250.50'],
    ['١٬٢٥٠٫٥٠', 'ar-EG', 2, '1250.50'],
    ['۱۲۵۰٫۵', 'fa', 2, '1250.50'],
    ['１２５０', 'ja', 0, '1250'],
    ['.5', 'en', 2, '0.50'],
    ['5.', 'en', 2, '5.00'],
    ['007', 'en', 2, '7.00'],
    ['1250', 'id', 0, '1250'],
    ['1.250', 'id', 0, '1250'],
    ['12,50', 'id', 0, null],
    ['IDR 1,250.00', 'en', 2, '1250.00'],
    ['Rp. 1.250', 'id', 2, '1250.00'],
    ['1.250,00 €', 'de', 2, '1250.00'],
    ['$.50', 'en', 2, '0.50'],
    ['\u200f1,250.00\u00a0د.إ.', 'ar', 2, '1250.00'],
    ['99999999999999999999.99', 'en', 2, '99999999999999999999.99'],
    ['-5', 'en', 2, null],
    ['1e5', 'en', 2, null],
    ['1.2.3', 'en', 2, null],
    ['1,25,0', 'en', 2, null],
    ['12,3456.7', 'en', 2, null],
    ['1.2345', 'en', 2, null],
    ['all', 'en', 2, null],
    ['.', 'en', 2, null],
  ])('%j in %s with %i digits is %j', (text, locale, fractionDigits, expected) => {
    expect(parseAmount(text, { locale, fractionDigits })).toBe(expected);
  });
});

describe('an amount is written', () => {
  it.each([
    ['', 'en', '', ''],
    ['1250.00', 'en', '1,250.00', '1250.00'],
    ['999', 'en', '999', '999'],
    ['1250000.50', 'id', '1.250.000,50', '1250000,50'],
    ['1234567.5', 'hi', '12,34,567.5', '1234567.5'],
    ['1250', 'es', '1250', '1250'],
    ['12500', 'es', '12.500', '12500'],
    ['1250000', 'fr', '1\u202f250\u202f000', '1250000'],
    ['1250.50', 'ar-EG', '١٬٢٥٠٫٥٠', '١٢٥٠٫٥٠'],
    ['-1250.00', 'en', '-1,250.00', '-1250.00'],
    ['12345678901234567890.12', 'en', '12,345,678,901,234,567,890.12', '12345678901234567890.12'],
    ['1.2.3', 'en', '1.2.3', '1.2.3'],
    ['all', 'id', 'all', 'all'],
  ])('%j in %s as %s, and as %s to be typed in', (value, locale, grouped, plain) => {
    expect(groupAmount(value, locale)).toBe(grouped);
    expect(plainAmount(value, locale)).toBe(plain);
  });

  it.each(['en', 'id', 'hi', 'fr', 'de-CH', 'ar-EG', 'fa', 'es', 'ta', 'pt-BR', 'ru'])(
    'in %s so that it is understood again',
    (locale) => {
      for (const value of ['0.50', '12.00', '1250.00', '1250000.05', '98765432109876543210.99']) {
        expect(parseAmount(groupAmount(value, locale), { locale })).toBe(value);
        expect(parseAmount(plainAmount(value, locale), { locale })).toBe(value);
      }
    },
  );
});

describe('amounts are compared', () => {
  it.each([
    ['1', '2', -1],
    ['10', '9', 1],
    ['1.10', '1.1', 0],
    ['0.1', '0.09', 1],
    ['100000000000000000000.01', '100000000000000000000.02', -1],
    ['-1', '1', -1],
    ['', '1', undefined],
    ['all', '1', undefined],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(compareAmounts(one, other)).toBe(expected);
  });
});
