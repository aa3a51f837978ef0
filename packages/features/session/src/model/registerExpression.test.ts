import { describe, expect, it } from 'vitest';
import { sampleRule } from '../testing/registration';
import { acceptedPatternOf } from './registerExpression';

const accepted = (acceptedPattern: string, maxLength = 64) =>
  acceptedPatternOf(sampleRule({ acceptedPattern, maxLength }));

describe('acceptedPatternOf', () => {
  it.each([
    '*',
    '^[A-Za-z][A-Za-z0-9]*$',
    '^[\\p{L} ]+$',
    '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    '^\\+?[0-9]{6,15}$',
    '(?:0|\\+66)[0-9]{9}',
    '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])[\\x21-\\x7e]+$',
    '[a-z]{3}(-[0-9]{2}){2}',
    '[()*+|]{2,8}',
  ])('[REG-02] keeps %s', (pattern) => {
    expect(accepted(pattern)).toBe(pattern);
  });

  it.each([
    '^(a+)+$',
    '(a|a)*b',
    '(a|aa)+$',
    '([a-z]+\\d*)*x',
    '(x+x+)+y',
    '(?:a?){30}a{30}',
    '((a{1,9})b?){2,}',
    'a*a*a*a*a*b',
    'x(?=a*a*a*a*a*b)',
    '(?=(a+)+b).*',
    '(.*)\\1\\1',
    '(?<word>.*)\\k<word>',
    'a?'.repeat(30),
  ])('[REG-02] leaves %s to the gateway: it could hang the page', (pattern) => {
    expect(accepted(pattern)).toBe('*');
  });

  it('looks at how long a value may be', () => {
    expect(accepted('a*b*c*d*', 20)).toBe('a*b*c*d*');
    expect(accepted('a*b*c*d*', 255)).toBe('*');
  });
});
