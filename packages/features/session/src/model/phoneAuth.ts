/** Why an outside sign-in or phone-code service said no, and the text of each (ERR-01). */
export const PHONE_AUTH_TEXTS = {
  invalidPhone: 'identity:phoneAuth.invalidPhone',
  missingPhone: 'identity:phoneAuth.missingPhone',
  tooManyRequests: 'identity:phoneAuth.tooManyRequests',
  unknown: 'identity:phoneAuth.unknown',
  invalidCode: 'identity:phoneAuth.invalidCode',
  missingCode: 'identity:phoneAuth.missingCode',
  captchaFailed: 'identity:phoneAuth.captchaFailed',
  quotaExceeded: 'identity:phoneAuth.quotaExceeded',
  notAllowed: 'identity:phoneAuth.notAllowed',
  codeExpired: 'identity:phoneAuth.codeExpired',
  popupClosed: 'identity:phoneAuth.popupClosed',
} as const;

export type PhoneAuthCause = keyof typeof PHONE_AUTH_TEXTS;

export interface PhoneAuthError {
  kind: 'phoneAuth';
  cause: PhoneAuthCause;
}

/** The field of a form that a cause speaks of; `root` where it is none. */
export const PHONE_AUTH_FIELDS: Partial<Record<PhoneAuthCause, string>> = {
  invalidPhone: 'mobileNum',
  missingPhone: 'mobileNum',
  invalidCode: 'verificationCode',
  missingCode: 'verificationCode',
  codeExpired: 'verificationCode',
};
