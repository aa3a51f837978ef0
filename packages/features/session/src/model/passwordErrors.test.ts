import type { GatewayError } from '@parlour/gateway-openapi';
import { describe, expect, it } from 'vitest';
import { passwordErrors } from './passwordErrors';

const refused = (code: string): GatewayError =>
  ({ kind: 'refused', status: 400, code, message: 'its own words', details: {} }) as GatewayError;

describe('passwordErrors', () => {
  it.each([
    [refused('WEAK_PASSWORD'), { newPassword: 'identity:register.errors.passwordKnown' }],
    [refused('WRONG_PASSWORD'), { oldPassword: 'identity:change.wrongOld' }],
    [refused('INVALID_CODE'), { verificationCode: 'identity:errors.codeInvalid' }],
    [refused('INVALID_PHONE'), { mobileNum: 'identity:errors.mobileInvalid' }],
    [refused('TOO_MANY_REQUESTS'), { root: 'its own words' }],
    [{ kind: 'network' }, { root: 'common:errors.network' }],
  ] as [GatewayError, object][])('[PWD-01] puts %o beside its field', (error, expected) => {
    expect(passwordErrors(error, (key) => key)).toEqual(expected);
  });
});
