import { describe, expect, it } from 'vitest';
import { boolean, object, string } from 'yup';
import { requiredNames } from './requiredNames';

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
});
