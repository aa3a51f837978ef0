import { holdOf } from '@parlour/design-system/heldUntil';
import type { GatewayError } from '@parlour/gateway-openapi';
import { describe, expect, it } from 'vitest';
import { formErrors } from './formErrors';

const refused = (
  code: Extract<GatewayError, { kind: 'refused' }>['code'],
  details: object = {},
): GatewayError => ({ kind: 'refused', status: 400, code, message: 'In their words.', details });
const key = (name: string): string => name;
const fields = { WRONG_PASSWORD: 'password', STATE_CONFLICT: 'accountNumber' } as const;

describe('what is said of a form that was refused', () => {
  it('stands at the field that the refusal speaks of', () => {
    expect(formErrors(refused('WRONG_PASSWORD'), fields, key)).toEqual({
      password: 'member:errors.wrongPassword',
    });
  });

  it('is in the words of the gateway where it knows more', () => {
    expect(formErrors(refused('STATE_CONFLICT'), fields, key)).toEqual({
      accountNumber: 'In their words.',
    });
  });

  it('[F28] is in the words of the gateway, and held, where it was sent too often', () => {
    const limited = formErrors(refused('TOO_MANY_REQUESTS'), fields, key);
    expect(Object.entries(limited)).toEqual([['root', 'In their words.']]);
    expect(holdOf(limited)).toBeGreaterThan(Date.now());
  });

  it('[API-03] names each field that the gateway names', () => {
    const details = {
      fields: [
        { field: 'email', code: 'taken' },
        { field: 'password', code: 'format' },
        { field: 'mobileNum', code: 'invalid' },
        { field: 'branch', code: 'tooLong' },
        { field: 'payeeName', code: 'holder' },
      ],
    };
    expect(formErrors(refused('BAD_REQUEST', details), fields, key)).toEqual({
      email: 'member:errors.taken',
      password: 'member:errors.format',
      mobileNum: 'member:errors.phone',
      branch: 'member:errors.tooLong',
      payeeName: 'In their words.',
    });
  });

  it('says of a password what it says without the name of the field', () => {
    const details = { fields: [{ field: 'oldPaymentPassword', code: 'wrong' }] };
    expect(formErrors(refused('WRONG_PASSWORD', details), fields, key)).toEqual({
      oldPaymentPassword: 'member:errors.wrongPassword',
    });
  });

  it('is about the whole where there was no answer', () => {
    expect(formErrors({ kind: 'network' }, fields, key)).toEqual({ root: 'common:errors.network' });
  });
});
