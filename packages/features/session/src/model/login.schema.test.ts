import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { canBeMobile, smsLoginSchema, usernameLoginSchema } from './login.schema';

interface Schema {
  validateSync: (values: unknown, options: { abortEarly: false }) => unknown;
}

/** The first error key of each field. */
function faults(schema: Schema, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const rows = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(rows.reverse());
  }
}

describe('usernameLoginSchema', () => {
  const plain = usernameLoginSchema({ isCaptchaShown: false });
  const guarded = usernameLoginSchema({ isCaptchaShown: true });
  const filled = { username: 'member1', password: 'Parlour#2024', captcha: '' };

  it('[LOGIN-02] requires username and password', () => {
    const empty = { username: ' ', password: '', captcha: '' };
    expect(faults(plain, empty)).toEqual({ username: 'errors.empty', password: 'errors.empty' });
    expect(faults(plain, filled)).toEqual({});
  });

  it('[LOGIN-02] requires the captcha when it is shown, and only then', () => {
    expect(faults(guarded, filled)).toEqual({ captcha: 'errors.captchaRequired' });
    expect(faults(guarded, { ...filled, captcha: 'K7QM' })).toEqual({});
  });

  it('[LOGIN-02] trims the username and leaves the password as typed', () => {
    const typed = { username: ' member1 ', password: ' a b ', captcha: '' };
    expect(plain.validateSync(typed)).toMatchObject({ username: 'member1', password: ' a b ' });
  });
});

describe('smsLoginSchema', () => {
  const lengths = { SG: { min: 8, max: 8 } };
  const schema = smsLoginSchema({ isCaptchaShown: false, lengths });
  const filled = { country: 'SG', mobileNum: '81234567', verificationCode: '246810', captcha: '' };

  it('[LOGIN-03] requires number and code', () => {
    const empty = { country: 'SG', mobileNum: '', verificationCode: '', captcha: '' };
    expect(faults(schema, empty)).toEqual({
      mobileNum: 'errors.mobileInvalid',
      verificationCode: 'errors.codeInvalid',
    });
    expect(faults(schema, filled)).toEqual({});
  });

  it.each([
    [255, {}],
    [256, { verificationCode: 'errors.codeInvalid' }],
  ])('[LOGIN-03] judges a code of %i characters', (length, expected) => {
    expect(faults(schema, { ...filled, verificationCode: '1'.repeat(length) })).toEqual(expected);
  });

  it.each([
    ['SG', '81234567', true],
    ['SG', ' 81234567 ', true],
    ['SG', '8123456', false],
    ['SG', '812345678', false],
    ['ID', '8123456', true],
    ['ID', '123', false],
    ['ID', '1'.repeat(16), false],
    ['ID', '0812-345', false],
    ['ID', '', false],
  ])('[SMS-01] in %s takes %j for a number: %s', (country, mobileNum, expected) => {
    expect(canBeMobile({ mobileNum, country }, { lengths })).toBe(expected);
    const found = 'mobileNum' in faults(schema, { ...filled, country, mobileNum });
    expect(found).toBe(!expected);
  });
});
