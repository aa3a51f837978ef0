import { describe, expect, it } from 'vitest';
import { bankAccountSchema, emailSchema, firstPaymentSchema } from './security.schema';

const errorsOf = async (check: Promise<unknown>): Promise<readonly string[]> =>
  check.then(
    () => [],
    (error: unknown) => (error as { errors: string[] }).errors,
  );

describe('what a form of the security centre takes', () => {
  const account = {
    bankCode: 'HARB',
    accountNumber: '0042 1188-41',
    payeeName: ' Marlow Wren ',
    branch: '',
    paymentPassword: '482913',
  };

  it.each(['0042 1188-41', '\u200e0042\u20111188\u200b41\u00a0', '００４２ １１８８－４１'])(
    'is the number of an account without what people group it by: %j',
    async (accountNumber) => {
      const check = bankAccountSchema.validate({ ...account, accountNumber });
      await expect(check).resolves.toMatchObject({
        accountNumber: '0042118841',
        payeeName: 'Marlow Wren',
      });
    },
  );

  it('is no number with other signs in it', async () => {
    const check = bankAccountSchema.validate({ ...account, accountNumber: '0042/1188' });
    expect(await errorsOf(check)).toEqual(['errors.accountNumber']);
  });

  it('is the same payment password twice', async () => {
    const check = firstPaymentSchema.validate({
      password: 'Parlour#2024',
      paymentPassword: '705824',
      confirmPaymentPassword: '705825',
    });
    expect(await errorsOf(check)).toEqual(['errors.notSame']);
  });

  it.each(['willow', 'willow@', 'wil low@mail.example', '@mail.example'])(
    'is no address such as %j',
    async (email) => {
      const check = emailSchema.validate({ email, verificationCode: '1', password: 'x' });
      expect(await errorsOf(check)).toEqual(['errors.email']);
    },
  );
});
