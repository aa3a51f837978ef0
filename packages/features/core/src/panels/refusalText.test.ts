import { describe, expect, it } from 'vitest';
import { refusalText } from './refusalText';

const format = {
  translate: (key: string, values?: { amount: string }) =>
    values === undefined ? key : `${key} ${values.amount}`,
  money: (amount: string) => `$ ${amount}`,
  rate: (rate: number) => `${String(rate / 100)} %`,
};
const said = (code: string, limit?: string) =>
  refusalText(
    {
      message: 'In their words.',
      details: { fields: [{ field: 'amount', code, ...(limit !== undefined && { limit }) }] },
    },
    format,
  );

describe('what is said of a figure that was refused', () => {
  it.each(['min', 'max', 'below', 'dayMax', 'turnover', 'promotionMin', 'balance'])(
    'names the limit: %s',
    (code) => {
      expect(said(code, '20.00')).toBe(`shared:limits.${code} $ 20.00`);
    },
  );

  it.each(['rateMin', 'rateMax', 'rateStep'])('names a limit in percent: %s', (code) => {
    expect(said(code, '60')).toBe(`shared:limits.${code} 0.6 %`);
  });

  it('is in the words of the gateway where it names no limit of money', () => {
    expect(said('wrong')).toBe('In their words.');
    expect(said('count', '5')).toBe('In their words.');
    expect(said('max', '500000')).toBe('In their words.');
    expect(refusalText({ message: 'In their words.', details: {} }, format)).toBe(
      'In their words.',
    );
  });

  it('is something even where the gateway says nothing', () => {
    expect(refusalText({ message: '', details: {} }, format)).toBe('common:errors.system');
  });
});
