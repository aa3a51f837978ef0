import { holdOf } from '@parlour/design-system/heldUntil';
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
    [{ kind: 'network' }, { root: 'common:errors.network' }],
  ] as [GatewayError, object][])('puts %o beside its field', (error, expected) => {
    expect(passwordErrors(error, (key) => key)).toEqual(expected);
  });

  it('[F28] holds the form that was sent too often', () => {
    const limited = passwordErrors(refused('TOO_MANY_REQUESTS'), (key) => key);
    expect(Object.entries(limited)).toEqual([['root', 'its own words']]);
    expect(holdOf(limited)).toBeGreaterThan(Date.now());
  });
});
