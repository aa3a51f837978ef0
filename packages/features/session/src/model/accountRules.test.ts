import { exampleOf } from '@parlour/gateway-openapi/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type ObjectSchema, ValidationError } from 'yup';
import { newPasswordHint } from './accountRules';
import { changePasswordSchema } from './changePassword.schema';
import { forgotByEmailSchema } from './forgotPassword.schema';
import { knownPassword } from './knownPassword';
import { toRegisterRules } from './registerRulesCache';
import { resetPasswordSchema } from './resetPassword.schema';
import { verificationSchema } from './verification.schema';

const rules = toRegisterRules(exampleOf('getRegisterSettings'));
const digits = toRegisterRules({
  password: {
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 6,
    patternId: 'DIGITS',
    acceptedPattern: '*',
  },
});

/** The first error key of each field, with the range of lengths where it names one. */
function errors(schema: ObjectSchema<object>, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const rows = error.inner.map(({ path = '', message, params }) => {
      const range: unknown = params?.['range'];
      return [path, typeof range === 'string' ? `${message} ${range}` : message] as const;
    });
    return Object.fromEntries(rows.reverse());
  }
}

const both = (newPassword: string, confirmPassword = newPassword) => ({
  newPassword,
  confirmPassword,
});

describe('a new password', () => {
  it.each([
    ['Quiet-Harbour-9', {}],
    [' with blanks at its ends ', {}],
    ['', { newPassword: 'errors.empty', confirmPassword: 'errors.empty' }],
    ['123456', { newPassword: 'register.errors.passwordLength 8 - 64' }],
    ['a'.repeat(65), { newPassword: 'register.errors.passwordLength 8 - 64' }],
  ])('[PWD-01] has to match the merchant’s format: %j', (password, expected) => {
    expect(errors(resetPasswordSchema(rules), both(password))).toEqual(expected);
  });

  it.each([
    ['482913', {}],
    ['48291', { newPassword: 'register.errors.passwordLength 6' }],
    ['48291a', { newPassword: 'register.errors.passwordFormat 6' }],
  ])('follows a rule of another merchant: %j', (password, expected) => {
    expect(errors(resetPasswordSchema(digits), both(password))).toEqual(expected);
  });

  it('[PWD-01] has to be typed the same once more, to the last blank', () => {
    const other = { confirmPassword: 'register.errors.confirmation' };
    expect(errors(resetPasswordSchema(rules), both('Quiet-Harbour-9', 'Quiet-Harbour-8'))).toEqual(
      other,
    );
    expect(errors(resetPasswordSchema(rules), both('Quiet-Harbour-9', 'Quiet-Harbour-9 '))).toEqual(
      other,
    );
  });

  it.each([
    ['a new password', resetPasswordSchema(rules), ['newPassword', 'confirmPassword']],
    ['while no rules are known', resetPasswordSchema(null), ['newPassword', 'confirmPassword']],
    [
      'a mail that leads to one',
      forgotByEmailSchema({ rules, isCaptchaShown: true }),
      ['username', 'email', 'captcha'],
    ],
  ])('marks what has to be filled for %s', (_, schema, names) => {
    const fields = Object.entries(schema.describe().fields);
    const needed = fields.filter(
      ([, field]) => 'tests' in field && field.tests.some(({ name }) => name === 'required'),
    );
    expect(needed.map(([name]) => name)).toEqual(names);
  });

  it('is left to the gateway while the rules are not known', () => {
    expect(errors(resetPasswordSchema(null), both('x'))).toEqual({});
    expect(errors(resetPasswordSchema(null), both(''))).toHaveProperty('newPassword');
    expect(newPasswordHint(null)).toBeNull();
    expect(newPasswordHint(rules)).toMatchObject({ params: { range: '8 - 64' } });
  });
});

describe('a change', () => {
  afterEach(() => knownPassword.forget());

  it('[PWD-01] requires the old password unless it is known', () => {
    const values = { oldPassword: '', ...both('Quiet-Harbour-9') };
    expect(errors(changePasswordSchema({ rules, asksOld: true }), values)).toEqual({
      oldPassword: 'errors.empty',
    });
    expect(errors(changePasswordSchema({ rules, asksOld: false }), values)).toEqual({});
  });

  it('is to another password, also where the old one is known', () => {
    const same = { newPassword: 'change.same' };
    const typed = { oldPassword: 'Parlour#2024', ...both('Parlour#2024') };
    expect(errors(changePasswordSchema({ rules, asksOld: true }), typed)).toEqual(same);
    knownPassword.remember('Parlour#2024');
    const known = { oldPassword: '', ...both('Parlour#2024') };
    expect(errors(changePasswordSchema({ rules, asksOld: false }), known)).toEqual(same);
  });
});

describe('a mail to a new password', () => {
  const schema = forgotByEmailSchema({ rules, isCaptchaShown: false });
  const filled = { username: 'member1', email: 'member1@mail.example', captcha: '' };

  it.each([
    [{}, {}],
    [{ username: ' member1 ' }, {}],
    [{ username: '' }, { username: 'errors.empty' }],
    [{ username: '1member' }, { username: 'register.errors.accountFormat 4 - 16' }],
    [{ email: ' ' }, { email: 'errors.empty' }],
    [{ email: 'member1@mail' }, { email: 'register.errors.emailFormat 3 - 254' }],
  ])('[PWD-02] wants a username in format and a valid address: %j', (changed, expected) => {
    expect(errors(schema, { ...filled, ...changed })).toEqual(expected);
  });

  it('wants the captcha when one is shown', () => {
    expect(errors(forgotByEmailSchema({ rules, isCaptchaShown: true }), filled)).toEqual({
      captcha: 'errors.captchaRequired',
    });
  });
});

describe('an extra verification', () => {
  const nothing = { mobile: '', email: '', payeeName: '', authenticator: '' };

  it.each([
    ['mobile', 'errors.codeInvalid'],
    ['email', 'errors.codeInvalid'],
    ['payeeName', 'errors.empty'],
    ['authenticator', 'errors.codeInvalid'],
  ])('wants the answer of the way that is chosen, and no other: %s', (method, key) => {
    expect(errors(verificationSchema, { ...nothing, method })).toEqual({ [method]: key });
    expect(errors(verificationSchema, { ...nothing, method, [method]: '246810' })).toEqual({});
    const long = { ...nothing, method, [method]: '1'.repeat(256) };
    expect(errors(verificationSchema, long)).toEqual({ [method]: key });
  });
});
