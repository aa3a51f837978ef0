import { needsCaptcha } from '@parlour/feature-core';
import common from '@parlour/feature-core/i18n/first/common/en.json';
import type { GatewayError } from '@parlour/gateway-openapi';
import { describe, expect, it } from 'vitest';
import session from '../i18n/first/session/en.json';
import identity from '../i18n/late/identity/en.json';
import { errorText } from './errorText';

function translate(key: string): string {
  const [name = '', path = ''] = key.split(':');
  const namespace = { common, identity, session }[name];
  const found = path
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], namespace);
  if (typeof found !== 'string') throw new Error(`No text for ${key}.`);
  return found;
}

const refused = (code: string, message = '', details = {}): GatewayError =>
  ({ kind: 'refused', status: 400, code, message, details }) as GatewayError;

describe('errorText', () => {
  it.each([
    [refused('WRONG_CREDENTIALS', 'other words'), 'Incorrect account or password'],
    [refused('USERNAME_NOT_FOUND'), 'Username/Email does not exist'],
    [refused('CAPTCHA_REQUIRED'), 'Please enter the captcha'],
    [refused('INVALID_CODE'), 'Please enter a valid verification code'],
    [refused('CODE_EXPIRED'), 'Verification code has expired, please send again.'],
    [refused('VERIFICATION_REQUIRED'), 'Please complete verification first'],
    [refused('TOO_MANY_REQUESTS', 'Wait for 5 minutes.'), 'Wait for 5 minutes.'],
    [refused('SYSTEM_ERROR'), 'Unknown error'],
    [{ kind: 'network' }, 'Network link is abnormal, please try again'],
    [{ kind: 'malformed' }, 'Unknown error'],
  ] as [GatewayError, string][])('says of %o "%s"', (error, text) => {
    expect(errorText(error, translate)).toBe(text);
  });

  it.each([
    ['NON_AGENT', 'Non-agents cannot log in'],
    ['NON_MEMBER', 'Non-member account unable to login'],
  ])('[LOGIN-13] says of an account at the wrong door, %s, "%s"', (code, text) => {
    expect(errorText(refused(code), translate)).toBe(text);
  });
});

describe('needsCaptcha', () => {
  it.each([
    [refused('WRONG_CREDENTIALS', '', { captcha: true }), true],
    [refused('CAPTCHA_REQUIRED'), true],
    [refused('WRONG_CREDENTIALS'), false],
    [{ kind: 'network' }, false],
  ] as [GatewayError, boolean][])('[LOGIN-04] of %o is %s', (error, expected) => {
    expect(needsCaptcha(error)).toBe(expected);
  });
});
