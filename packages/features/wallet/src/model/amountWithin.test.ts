import { describe, expect, it } from 'vitest';
import { amountWithin } from './amountWithin';
import { receiptSchema } from './receipt.schema';

const write = (amount: string) => `$ ${amount}`;

/** The key of the first error, or null. */
const errorOf = (amount: string, bounds: { min?: string; max?: string } = {}) =>
  amountWithin({ ...bounds, write })
    .validate(amount)
    .then(
      () => null,
      (error: unknown) => (error as Error).message,
    );

describe('an amount', () => {
  it('[WAL-02] keeps to its bounds, both of them included', async () => {
    const bounds = { min: '10.00', max: '20000.00' };
    expect(await errorOf('10.00', bounds)).toBeNull();
    expect(await errorOf('20000.00', bounds)).toBeNull();
    expect(await errorOf('9.99', bounds)).toBe('errors.min');
    expect(await errorOf('20000.01', bounds)).toBe('errors.max');
  });

  it('is told apart where a number would be rounded', async () => {
    const bounds = { max: '9007199254740.99' };
    expect(await errorOf('9007199254740.99', bounds)).toBeNull();
    expect(await errorOf('9007199254741.00', bounds)).toBe('errors.max');
  });

  it.each([
    ['', 'errors.empty'],
    ['ten', 'errors.notAmount'],
    ['20k', 'errors.notAmount'],
    ['7 50', 'errors.notAmount'],
    ['1.555', 'errors.notAmount'],
    ['-1.00', 'errors.notAmount'],
    ['0.00', 'errors.amount'],
  ])('is not %o, and what is wrong is told', async (amount, error) => {
    expect(await errorOf(amount)).toBe(error);
  });

  it('names the least, also to nothing at all', async () => {
    expect(await errorOf('0.00', { min: '10.00' })).toBe('errors.min');
    expect(await errorOf('20k', { min: '10.00' })).toBe('errors.notAmount');
  });
});

describe('what was not received', () => {
  const schema = receiptSchema('300.00', write);
  const pictures = [new File(['proof'], 'proof.png', { type: 'image/png' })];
  const isRight = (values: object) => schema.isValid({ pictures, remark: '', ...values });

  it('is less than what was paid, and proved by a picture', async () => {
    expect(await isRight({ receivedAmount: '0.00' })).toBe(true);
    expect(await isRight({ receivedAmount: '299.99' })).toBe(true);
    expect(await isRight({ receivedAmount: '300.00' })).toBe(false);
    expect(await isRight({ receivedAmount: '0.00', pictures: [] })).toBe(false);
  });
});
