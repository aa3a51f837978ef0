/** Why an outside service for social login or phone codes failed, and the text of each cause (ERR-01). */
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

/** The form field that a cause belongs to; `root` without one. */
export const PHONE_AUTH_FIELDS: Partial<Record<PhoneAuthCause, string>> = {
  invalidPhone: 'mobileNum',
  missingPhone: 'mobileNum',
  invalidCode: 'verificationCode',
  missingCode: 'verificationCode',
  codeExpired: 'verificationCode',
};
