import { describe, expect, it } from 'vitest';
import { minimalSettings, sampleRule } from '../testing/registration';
import { REGISTER_START, type RegisterValues, registerSchema } from './register.schema';
import { type RegisterMethod, type RegisterRules, registerFields } from './registerFields';

const method: RegisterMethod = { type: 'register', needsCode: false, captcha: 'none', known: [] };
const phone = { lengths: {}, dialingCodeOf: () => '65' };
const adults = { age: 18, today: '2026-03-14' };

const GOOD: RegisterValues = {
  ...REGISTER_START,
  username: 'willow7',
  password: 'Quiet-Harbour-9',
  confirmPassword: 'Quiet-Harbour-9',
  country: 'SG',
  isAgreed: true,
};

/** Message and range of a field's error; undefined for none. */
async function errorOf(
  name: keyof RegisterValues,
  changes: Partial<RegisterValues>,
  rules: RegisterRules = {},
  how: Partial<RegisterMethod> = {},
) {
  const schema = registerSchema(
    registerFields(minimalSettings(rules), { ...method, ...how }),
    phone,
    adults,
  );
  const outcome: unknown = await schema
    .validate({ ...GOOD, ...changes }, { abortEarly: false })
    .catch((error: unknown) => error);
  const { inner = [] } = outcome as {
    inner?: { path: string; message: string; params: { range?: string } }[];
  };
  const found = inner.find(({ path }) => path === name);
  return found && [found.message, found.params.range];
}

describe('registerSchema', () => {
  it('takes what is right, without the blanks around it', async () => {
    const schema = registerSchema(registerFields(minimalSettings(), method), phone, adults);
    const typed = {
      ...GOOD,
      username: ' willow7 ',
      password: ' a b c d ',
      confirmPassword: ' a b c d ',
    };
    expect(await schema.validate(typed)).toMatchObject({ ...typed, username: 'willow7' });
  });

  it.each([
    ['username', { username: '7up' }, 'register.errors.accountFormat'],
    ['password', { password: 'a', confirmPassword: 'a' }, 'register.errors.passwordLength'],
    ['confirmPassword', { confirmPassword: 'another' }, 'register.errors.confirmation'],
    ['username', { username: ' ' }, 'errors.empty'],
    ['isAgreed', { isAgreed: false }, 'register.errors.notAgreed'],
  ] as const)('[REG-09] %s: %o', async (name, changes, message) => {
    expect((await errorOf(name, changes))?.[0]).toBe(message);
  });

  it.each([
    ['payeeName', 'LETTERS_SPACES', 'R2', 'register.errors.nameFormat'],
    ['email', 'EMAIL', 'no-mail', 'register.errors.emailFormat'],
    ['affiliateCode', 'ALNUM', 'no!', 'register.errors.invitationInvalid'],
    ['password', 'DIGITS', 'Quiet-Harbour-9', 'register.errors.passwordFormat'],
    ['wechat', 'DIGITS', 'abc', 'patterns:pattern.DIGITS'],
    ['mobileNum', 'DIGITS', '12-34', 'register.errors.phoneFormat'],
  ] as const)('[REG-09] %s by %s refuses %s', async (name, patternId, typed, message) => {
    const found = await errorOf(name, { [name]: typed }, { [name]: sampleRule({ patternId }) });
    expect(found?.[0]).toBe(message);
  });

  it.each([
    [6, 12, '6 - 12'],
    [6, 6, '6'],
  ])('[REG-05] a length of %i to %i reads %s', async (minLength, maxLength, range) => {
    const rules = { password: sampleRule({ minLength, maxLength }) };
    expect(await errorOf('password', { password: 'a' }, rules)).toEqual([
      'register.errors.passwordLength',
      range,
    ]);
  });

  it('[REG-04] checks a number by the plan of its country, and one that may be left out', async () => {
    const rules = { mobileNum: sampleRule({ patternId: 'DIGITS' }) };
    expect(await errorOf('mobileNum', { mobileNum: '123456' }, rules)).toEqual([
      'errors.mobileInvalid',
      undefined,
    ]);
    expect(await errorOf('mobileNum', { mobileNum: '81234567' }, rules)).toBeUndefined();
    expect(await errorOf('mobileNum', { mobileNum: '' }, rules)).toBeUndefined();
    expect(
      (await errorOf('mobileNum', { mobileNum: '' }, rules, { type: 'registerMobile' }))?.[0],
    ).toBe('errors.mobileInvalid');
  });

  it('reads a date of birth as the date control writes it, whatever pattern is named', async () => {
    const rules = {
      birthday: sampleRule({ patternId: 'DATE_MDY', acceptedPattern: '\\d{2}-\\d{2}-\\d{4}' }),
    };
    expect(await errorOf('birthday', { birthday: '1990-12-31' }, rules)).toBeUndefined();
    expect(await errorOf('birthday', { birthday: '1990-02-30' }, rules)).toBeDefined();
  });

  it('[REG-06] refuses who is too young before anything is sent, by the years of the merchant', async () => {
    const rules = { birthday: sampleRule({}) };
    expect(await errorOf('birthday', { birthday: '2008-03-15' }, rules)).toEqual([
      'register.errors.tooYoung',
      undefined,
    ]);
    expect(await errorOf('birthday', { birthday: '2008-03-14' }, rules)).toBeUndefined();
  });

  it.each(['0090-04-18', '0001-01-01', '1403-01-30', '1899-12-31'])(
    '[REG-06] refuses %s as no birthday',
    async (birthday) => {
      expect(await errorOf('birthday', { birthday }, { birthday: sampleRule({}) })).toEqual([
        'register.errors.birthYear',
        undefined,
      ]);
    },
  );
});
