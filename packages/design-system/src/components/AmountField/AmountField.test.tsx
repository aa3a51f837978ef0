import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
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

describe('what is no amount', () => {
  it.each([
    ['20k', 'en'],
    ['3 thousand', 'en'],
    ['7 50', 'en'],
    ['1.250', 'fr'],
  ])('%j in %s stays, and is given to be refused', (typed, locale) => {
    const onChange = vi.fn();
    renderThemed(<AmountField label="Amount" locale={locale} currency="IDR" onChange={onChange} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    field.focus();
    fireEvent.change(field, { target: { value: typed } });
    expect(onChange.mock.calls).toEqual([[{ value: typed }]]);
    fireEvent.blur(field);
    expect(field.value).toBe(typed);
    fireEvent.focus(field);
    expect(field.value).toBe(typed);
  });
});

describe('lines that are pasted', () => {
  it.each([
    ['20\r\n300', '20\t300', '20\t300'],
    ['1 250\n', undefined, ''],
    ['20 300', undefined, ''],
  ])('%j: %j is told, and %j stands there', (text, told, shown) => {
    const onChange = vi.fn();
    renderThemed(<AmountField label="Amount" locale="en" currency="IDR" onChange={onChange} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    const isLeft = fireEvent.paste(field, { clipboardData: { getData: () => text } });
    expect(isLeft).toBe(told === undefined);
    expect(onChange.mock.calls).toEqual(told === undefined ? [] : [[{ value: told }]]);
    expect(field.value).toBe(shown);
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
