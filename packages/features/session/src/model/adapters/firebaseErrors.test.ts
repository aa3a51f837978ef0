import { FirebaseError } from 'firebase/app';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import identity from '../../i18n/late/identity/en.json';
import { errorField, errorText } from '../errorText';
import { PHONE_AUTH_TEXTS, type PhoneAuthCause } from '../phoneAuth';
import { CAUSE_OF_CODE, toCodeError } from './firebaseErrors';

/** The rows of ERR-01: cause, code of the library, text, field. */
const ROWS: [PhoneAuthCause, string, string, string][] = [
  [
    'invalidPhone',
    AuthErrorCodes.INVALID_PHONE_NUMBER,
    'Invalid phone number format.',
    'mobileNum',
  ],
  [
    'missingPhone',
    AuthErrorCodes.MISSING_PHONE_NUMBER,
    'Please enter a valid phone number.',
    'mobileNum',
  ],
  [
    'tooManyRequests',
    AuthErrorCodes.TOO_MANY_ATTEMPTS_TRY_LATER,
    'Too many requests, please try again after 5 minutes.',
    'root',
  ],
  ['unknown', AuthErrorCodes.INTERNAL_ERROR, 'An unknown error occured.', 'root'],
  [
    'invalidCode',
    AuthErrorCodes.INVALID_CODE,
    'Verification code is not valid',
    'verificationCode',
  ],
  ['missingCode', AuthErrorCodes.MISSING_CODE, 'Verification code is missing', 'verificationCode'],
  [
    'captchaFailed',
    AuthErrorCodes.CAPTCHA_CHECK_FAILED,
    'Invalid reCaptcha input, or if this method was called from a non-whitelisted domain.',
    'root',
  ],
  [
    'quotaExceeded',
    AuthErrorCodes.QUOTA_EXCEEDED,
    'Quota not sufficient, please contact customer service.',
    'root',
  ],
  [
    'notAllowed',
    AuthErrorCodes.OPERATION_NOT_ALLOWED,
    'Not enabled function, please contact customer service.',
    'root',
  ],
  [
    'codeExpired',
    AuthErrorCodes.CODE_EXPIRED,
    'Verification code has expired, please send again.',
    'verificationCode',
  ],
  ['popupClosed', AuthErrorCodes.POPUP_CLOSED_BY_USER, 'Login failure. Please try again.', 'root'],
];

const translate = (key: string): string => {
  const [, group = '', name = ''] = /^identity:(\w+)\.(\w+)$/.exec(key) ?? [];
  return (identity as unknown as Record<string, Record<string, string>>)[group]?.[name] ?? key;
};

describe('what an outside service says', () => {
  it.each(ROWS)('[ERR-01] %s: of %s people read "%s", at %s', (cause, code, text, field) => {
    const error = toCodeError(new FirebaseError(code, 'words of the library'));
    expect(error).toEqual({ kind: 'phoneAuth', cause });
    expect(errorText(error, translate)).toBe(text);
    expect(errorField(error)).toBe(field);
  });

  it('[ERR-01] has eleven causes, and the table names every one', () => {
    expect(ROWS).toHaveLength(11);
    expect(ROWS.map(([cause]) => cause).sort()).toEqual(Object.keys(PHONE_AUTH_TEXTS).sort());
  });

  it('knows no code that the library does not have', () => {
    const real = new Set<string>(Object.values(AuthErrorCodes));
    // The library derives it from an answer of the service; its list of codes does not have it.
    const others = ['auth/missing-code'];
    expect(
      Object.keys(CAUSE_OF_CODE).filter((code) => !real.has(code) && !others.includes(code)),
    ).toEqual([]);
  });

  it.each([
    [new FirebaseError('auth/network-request-failed', ''), { kind: 'network' }],
    [new FirebaseError('auth/timeout', ''), { kind: 'timeout' }],
    [new FirebaseError('auth/of-tomorrow', ''), { kind: 'phoneAuth', cause: 'unknown' }],
    [new TypeError('a policy said no'), { kind: 'phoneAuth', cause: 'unknown' }],
    ['not an error', { kind: 'phoneAuth', cause: 'unknown' }],
  ])('takes %o for %o', (thrown, error) => {
    expect(toCodeError(thrown)).toEqual(error);
  });
});
