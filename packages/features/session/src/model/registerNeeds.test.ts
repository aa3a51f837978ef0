import { describe, expect, it } from 'vitest';
import { minimalSettings, sampleRule } from '../testing/registration';
import {
  type RegisterField,
  type RegisterMethod,
  type RegisterRules,
  registerFields,
} from './registerFields';

describe('[REG-04] fields of their own', () => {
  const fieldsOf = (rules: RegisterRules, method: Partial<RegisterMethod> = {}) =>
    registerFields(rules, {
      type: 'register',
      needsCode: false,
      captcha: 'none',
      known: [],
      ...method,
    });
  const stateOf = (name: string, fields: readonly RegisterField[]) => {
    const field = fields.find((each) => each.name === name);
    if (field === undefined) return 'absent';
    return field.isRequired ? 'required' : 'optional';
  };
  const off = sampleRule({ enabled: false });
  const optional = sampleRule();

  it('asks for username and password whatever the rules say', () => {
    expect(fieldsOf({}).map(({ name }) => name)).toEqual([
      'username',
      'password',
      'confirmPassword',
    ]);
  });

  it.each([
    ['register', false, off, 'absent'],
    ['register', false, optional, 'optional'],
    ['register', true, off, 'required'],
    ['registerMobile', false, off, 'required'],
  ] as const)('the number of %s with codes %s', (type, needsCode, rule, expected) => {
    const fields = fieldsOf(minimalSettings({ mobileNum: rule }), { type, needsCode });
    expect(stateOf('mobileNum', fields)).toBe(expected);
  });

  it.each([true, false])('the code shows with REGMOBVERF3 alone: %s', (needsCode) => {
    const fields = fieldsOf(minimalSettings({ verificationCode: optional }), { needsCode });
    expect(stateOf('verificationCode', fields)).toBe(needsCode ? 'required' : 'absent');
  });

  it('a payment password that is enabled is required', () => {
    expect(stateOf('paymentPassword', fieldsOf({ paymentPassword: optional }))).toBe('required');
    expect(stateOf('paymentPassword', fieldsOf({ paymentPassword: off }))).toBe('absent');
  });

  it('a username is no more than possible beside a number', () => {
    const byMobile = (rule: typeof off) => fieldsOf({ username: rule }, { type: 'registerMobile' });
    expect(stateOf('username', byMobile(sampleRule({ required: true })))).toBe('optional');
    expect(stateOf('username', byMobile(off))).toBe('absent');
  });

  it.each([
    ['none', sampleRule({ required: true }), 'absent'],
    ['shown', optional, 'optional'],
    ['shown', sampleRule({ required: true }), 'required'],
    ['demanded', optional, 'required'],
    ['demanded', off, 'required'],
  ] as const)('the captcha, %s', (captcha, rule, expected) => {
    expect(stateOf('captcha', fieldsOf({ captcha: rule }, { captcha }))).toBe(expected);
  });
});
