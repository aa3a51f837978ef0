import { describe, expect, it } from 'vitest';
import { REGISTER_RULES } from '../system/registerRules';
import { fieldErrors, type Registration, readFields, ruleErrorOf } from './registerFields';

const GOOD: Registration = {
  username: 'willow7',
  password: 'Quiet-Harbour-9',
  confirmPassword: 'Quiet-Harbour-9',
  mobileNum: '81234567',
  countryDialingCode: '65',
};
const check = (changes: Registration, rules = REGISTER_RULES, required = {}) =>
  fieldErrors(readFields({ ...GOOD, ...changes }), rules, {
    required,
    today: '2026-03-14',
    minimumAge: 18,
  });

describe('the fields of a registration', () => {
  it('are taken when they fit, without the blanks around them', () => {
    expect(check({})).toEqual([]);
    expect(readFields({ username: ' willow7 ', password: ' a b ', email: '  ' })).toEqual({
      username: 'willow7',
      password: ' a b ',
    });
  });

  it.each<[Registration, string, string]>([
    [{ username: '' }, 'username', 'required'],
    [{ username: 'abc' }, 'username', 'tooShort'],
    [{ username: 'a'.repeat(17) }, 'username', 'tooLong'],
    [{ username: '7willow' }, 'username', 'format'],
    [{ username: 'willow 7' }, 'username', 'format'],
    [{ mobileNum: '' }, 'mobileNum', 'required'],
    [{ countryDialingCode: '' }, 'countryDialingCode', 'required'],
    [{ confirmPassword: 'Quiet-Harbour-8' }, 'confirmPassword', 'invalid'],
    [{ email: 'not an address' }, 'email', 'format'],
    [{ payeeName: 'Marlow 7' }, 'payeeName', 'format'],
    [{ affiliateCode: 'HAR-BOUR' }, 'affiliateCode', 'format'],
    // Not shown, so nobody can have filled it in.
    [{ zalo: 'marlow' }, 'zalo', 'invalid'],
    [{ birthday: '2008-03-15' }, 'birthday', 'invalid'],
    [{ birthday: '2030-01-01' }, 'birthday', 'invalid'],
    // A year of which the first two digits were left out.
    [{ birthday: '0090-01-01' }, 'birthday', 'invalid'],
  ])('%j: %s is %s', (changes, field, code) => {
    expect(check(changes)).toEqual([{ field, code }]);
  });

  it('take who is eighteen today, and a code of a link although its field does not show', () => {
    expect(check({ birthday: '2008-03-14', referralCode: 'REFMEMBER1' })).toEqual([]);
  });

  it('follow the rules that are given, and what this way of registering asks for', () => {
    const line = { ...REGISTER_RULES.line, enabled: true, required: true, minLength: 3 };
    const rules = { ...REGISTER_RULES, line };
    expect(check({}, rules)).toEqual([{ field: 'line', code: 'required' }]);
    expect(check({ line: 'ab' }, rules)).toEqual([{ field: 'line', code: 'tooShort' }]);
    expect(check({ username: '' }, REGISTER_RULES, { username: false })).toEqual([]);
    const proved = check({}, REGISTER_RULES, { verificationCode: true });
    expect(proved).toEqual([{ field: 'verificationCode', code: 'required' }]);
  });

  it('count letters, not their bytes, and match as a whole; * is anything', () => {
    const rule = { ...REGISTER_RULES.payeeName, minLength: 2, maxLength: 3 };
    expect(ruleErrorOf('𠮷野家', rule)).toBeNull();
    expect(ruleErrorOf('ab1', { ...rule, acceptedPattern: '[a-z]+' })).toBe('format');
    expect(ruleErrorOf('?!', { ...rule, acceptedPattern: '*' })).toBeNull();
  });
});
