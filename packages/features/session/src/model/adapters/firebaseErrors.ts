import type { PhoneAuthCause } from '../phoneAuth';
import type { CodeError } from '../phoneCodes';

/** What the service's codes mean; a code that is not here is `unknown` (ERR-01). */
export const CAUSE_OF_CODE: Readonly<Record<string, PhoneAuthCause>> = {
  'auth/invalid-phone-number': 'invalidPhone',
  'auth/missing-phone-number': 'missingPhone',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/invalid-verification-code': 'invalidCode',
  'auth/missing-verification-code': 'missingCode',
  'auth/missing-code': 'missingCode',
  'auth/captcha-check-failed': 'captchaFailed',
  'auth/invalid-app-credential': 'captchaFailed',
  'auth/missing-app-credential': 'captchaFailed',
  'auth/missing-recaptcha-token': 'captchaFailed',
  'auth/invalid-recaptcha-token': 'captchaFailed',
  'auth/unauthorized-domain': 'captchaFailed',
  'auth/quota-exceeded': 'quotaExceeded',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/admin-restricted-operation': 'notAllowed',
  'auth/code-expired': 'codeExpired',
  'auth/invalid-verification-id': 'codeExpired',
  'auth/missing-verification-id': 'codeExpired',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/popup-blocked': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
};

/** The site's error for what the service's library threw. */
export function toCodeError(thrown: unknown): CodeError {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (code === 'auth/network-request-failed') return { kind: 'network' };
  if (code === 'auth/timeout') return { kind: 'timeout' };
  return { kind: 'phoneAuth', cause: CAUSE_OF_CODE[code] ?? 'unknown' };
}
