import { exampleOf } from '@parlour/gateway-openapi/testing';
import { describe, expect, it } from 'vitest';
import { changeReason } from './changePassword';

describe('changeReason', () => {
  const info = exampleOf('getLoginInfo') as NonNullable<Parameters<typeof changeReason>[0]>;
  it.each([
    [{ weakPassword: true, passwordExpired: true }, 'weak'],
    [{ passwordExpired: true }, 'expired'],
    [{}, 'given'],
  ])('[LOGIN-07] of %o is %s', (changed, reason) => {
    expect(changeReason({ ...info, ...changed })).toBe(reason);
  });

  it('is not told before it is known', () => {
    expect(changeReason(undefined)).toBe('needed');
  });
});
