import { holdOf } from '@parlour/design-system/heldUntil';
import type { RefusedError } from '@parlour/gateway-openapi';
import { describe, expect, it } from 'vitest';
import { minimalSettings, sampleRule } from '../testing/registration';
import { registerErrors } from './registerErrors';
import { registerFields } from './registerFields';

const fields = registerFields(
  minimalSettings({ birthday: sampleRule(), email: sampleRule({ patternId: 'EMAIL' }) }),
  { type: 'register', needsCode: true, captcha: 'shown', known: [] },
);
const errorsOf = (error: Parameters<typeof registerErrors>[0]) =>
  registerErrors(error, { fields, age: 18, translate: (key) => key });
const refused = (changes: Partial<RefusedError>): RefusedError => ({
  kind: 'refused',
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Said by the gateway',
  details: {},
  ...changes,
});

describe('registerErrors', () => {
  it.each([
    ['USERNAME_TAKEN', 'username', 'register.errors.usernameTaken'],
    ['WEAK_PASSWORD', 'password', 'register.errors.passwordKnown'],
    ['INVALID_CODE', 'verificationCode', 'identity:errors.codeInvalid'],
    ['CODE_EXPIRED', 'verificationCode', 'identity:errors.codeExpired'],
    ['CAPTCHA_REQUIRED', 'captcha', 'identity:errors.captchaRequired'],
    ['INVALID_PHONE', 'mobileNum', 'identity:errors.mobileInvalid'],
  ] as const)('%s stands beside %s', (code, name, text) => {
    expect(errorsOf(refused({ code }))).toEqual({ fields: { [name]: text }, notice: null });
  });

  it.each([
    ['username', 'required', 'errors.empty'],
    ['username', 'format', 'register.errors.accountFormat'],
    ['username', 'tooLong', 'register.errors.accountFormat'],
    ['password', 'tooShort', 'register.errors.passwordLength'],
    ['confirmPassword', 'invalid', 'register.errors.confirmationInput'],
    ['mobileNum', 'taken', 'register.errors.mobileTaken'],
    ['birthday', 'invalid', 'register.errors.tooYoung'],
    ['birthday', 'required', 'errors.empty'],
    ['email', 'format', 'register.errors.emailFormat'],
    ['verificationCode', 'required', 'errors.codeInvalid'],
  ])('[REG-09] the error of %s that is %s', (field, code, text) => {
    expect(errorsOf(refused({ details: { fields: [{ field, code }] } }))).toEqual({
      fields: { [field]: text },
      notice: null,
    });
  });

  it('tells what belongs to no field that shows above the button', () => {
    const unseen = refused({ details: { fields: [{ field: 'domain', code: 'required' }] } });
    expect(errorsOf(unseen)).toEqual({ fields: {}, notice: 'Said by the gateway' });
    const ended = refused({ code: 'AFFILIATE_CODE_ENDED' });
    expect(errorsOf(ended)).toEqual({ fields: {}, notice: 'Said by the gateway' });
    expect(errorsOf({ kind: 'network' })).toEqual({ fields: {}, notice: 'common:errors.network' });
  });

  it('[F28] holds the form that was sent too often', () => {
    const { fields, notice } = errorsOf(
      refused({ status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests' }),
    );
    expect(notice).toBe('Too many requests');
    expect(Object.entries(fields)).toEqual([]);
    expect(holdOf(fields)).toBeGreaterThan(Date.now());
  });
});
