import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { smsLoginSchema, usernameLoginSchema } from './login.schema';
import { canBePhone } from './phone.schema';

interface Schema {
  validate: (values: unknown, options: { abortEarly: false }) => Promise<unknown>;
}

/** The first error key of each field. */
async function errors(schema: Schema, values: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
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

  it('[LOGIN-02] requires username and password', async () => {
    const empty = { username: ' ', password: '', captcha: '' };
    expect(await errors(plain, empty)).toEqual({
      username: 'errors.empty',
      password: 'errors.empty',
    });
    expect(await errors(plain, filled)).toEqual({});
  });

  it('[LOGIN-02] requires the captcha when it is shown, and only then', async () => {
    expect(await errors(guarded, filled)).toEqual({ captcha: 'errors.captchaRequired' });
    expect(await errors(guarded, { ...filled, captcha: 'K7QM' })).toEqual({});
  });

  it('[LOGIN-02] trims the username and leaves the password as typed', async () => {
    const typed = { username: ' member1 ', password: ' a b ', captcha: '' };
    const sent = { username: 'member1', password: ' a b ' };
    expect(await plain.validate(typed)).toMatchObject(sent);
  });

  it.each([
    ['member1', {}],
    [' member1 ', {}],
    ['member2', { password: 'errors.empty' }],
  ])('lets %j leave a saved password out: %o', async (username, expected) => {
    const schema = usernameLoginSchema({ isCaptchaShown: false, savedFor: ['member1'] });
    expect(await errors(schema, { username, password: '', captcha: '' })).toEqual(expected);
  });
});

describe('smsLoginSchema', () => {
  const rule = {
    lengths: { SG: { min: 8, max: 8 } },
    dialingCodeOf: (country: string) => ({ SG: '65', ID: '62' })[country] ?? '',
  };
  const schema = smsLoginSchema({ isCaptchaShown: false, ...rule });
  const filled = { country: 'SG', mobileNum: '81234567', verificationCode: '246810', captcha: '' };

  it('[LOGIN-03] requires number and code', async () => {
    const empty = { country: 'SG', mobileNum: '', verificationCode: '', captcha: '' };
    expect(await errors(schema, empty)).toEqual({
      mobileNum: 'errors.mobileInvalid',
      verificationCode: 'errors.codeInvalid',
    });
    expect(await errors(schema, filled)).toEqual({});
  });

  it.each([
    [255, {}],
    [256, { verificationCode: 'errors.codeInvalid' }],
  ])('[LOGIN-03] judges a code of %i characters', async (length, expected) => {
    const values = { ...filled, verificationCode: '1'.repeat(length) };
    expect(await errors(schema, values)).toEqual(expected);
  });

  it.each([
    ['SG', '81234567', true],
    ['SG', '21234567', true],
    ['SG', '8123456', false],
    ['SG', '812345678', false],
    ['ID', '81234567890', true],
    ['ID', '21234567890123', false],
    ['ID', '123', false],
    ['ID', '1'.repeat(16), false],
    ['ID', '0812-345', false],
    ['ID', '', false],
  ])('[SMS-01] in %s takes %j for a number: %s', async (country, mobileNum, expected) => {
    expect(await canBePhone({ mobileNum, country }, rule)).toBe(expected);
    expect('mobileNum' in (await errors(schema, { ...filled, country, mobileNum }))).toBe(
      !expected,
    );
  });

  it('[SMS-01] takes a number with spaces around it', async () => {
    expect(await errors(schema, { ...filled, mobileNum: ' 81234567 ' })).toEqual({});
  });
});
