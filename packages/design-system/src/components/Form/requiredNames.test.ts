import { describe, expect, it } from 'vitest';
import { array, boolean, object, string } from 'yup';
import { isAmong, requiredNames } from './requiredNames';

describe('requiredNames', () => {
  it('are those of the fields that are not taken empty, nested ones with their path', () => {
    const schema = object({
      name: string().trim().required('empty').min(6, 'short'),
      remark: string().trim().defined().max(140, 'long'),
      agreed: boolean().default(false),
      bank: object({ number: string().required('empty'), branch: string() }),
    });
    expect(requiredNames(schema)).toEqual(['name', 'bank.number']);
  });

  it('leave out what is asked for in some cases only', () => {
    const schema = object({
      kind: string().required('empty'),
      payer: string().when('kind', {
        is: 'bank',
        then: (payer) => payer.required('empty'),
      }),
    });
    expect(requiredNames(schema)).toEqual(['kind']);
  });

  it('are those of fields that refuse to be empty by a rule of their own', () => {
    const schema = object({
      rate: string()
        .defined()
        .test('rate', 'rate', (text) => Number.parseFloat(text) > 0),
      count: string().defined().matches(/^\d+$/, 'count'),
      proofs: array().defined().min(1, 'proof'),
      pictures: array().defined(),
      mobile: string()
        .defined()
        .test('mobile', 'mobile', async (text) => Promise.resolve(text !== '')),
      again: string()
        .defined()
        .test('same', 'same', (text, { parent }) => text === (parent as { rate: string }).rate),
    });
    expect(requiredNames(schema)).toEqual(['rate', 'count', 'proofs']);
  });

  it('are found in lists as well, for each of their places', () => {
    const tier = object({ rate: string().required('empty'), note: string().defined() });
    const names = requiredNames(object({ tiers: array(tier).required() }));
    expect(names).toContain('tiers.*.rate');
    expect(isAmong(names, 'tiers.12.rate')).toBe(true);
    expect(isAmong(names, 'tiers.12.note')).toBe(false);
    expect(isAmong(names, 'rate')).toBe(false);
  });
});
