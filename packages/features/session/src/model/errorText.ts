import { type ErrorCode, isRefusal } from '@parlour/gateway-openapi';
import { PHONE_AUTH_FIELDS, PHONE_AUTH_TEXTS } from './phoneAuth';
import type { CodeError } from './phoneCodes';

const BY_CODE: Partial<Record<ErrorCode, string>> = {
  WRONG_CREDENTIALS: 'session:errors.wrongCredentials',
  USERNAME_NOT_FOUND: 'identity:errors.usernameNotFound',
  CAPTCHA_REQUIRED: 'identity:errors.captchaRequired',
  INVALID_CODE: 'identity:errors.codeInvalid',
  CODE_EXPIRED: 'identity:errors.codeExpired',
  INVALID_PHONE: 'identity:errors.mobileInvalid',
  NON_AGENT: 'identity:errors.nonAgent',
  NON_MEMBER: 'identity:errors.nonMember',
  VERIFICATION_REQUIRED: 'identity:errors.verificationRequired',
  FEATURE_OFF: 'identity:errors.featureOff',
};

const BY_KIND = {
  network: 'common:errors.network',
  timeout: 'common:errors.timeout',
  malformed: 'common:errors.system',
} as const;

/** The text of a failed call: ours for known codes, else the gateway's message. */
export function errorText(error: CodeError, translate: (key: string) => string): string {
  if (error.kind === 'phoneAuth') return translate(PHONE_AUTH_TEXTS[error.cause]);
  if (error.kind !== 'refused') return translate(BY_KIND[error.kind]);
  const key = BY_CODE[error.code];
  if (key !== undefined) return translate(key);
  return error.message === '' ? translate('common:errors.system') : error.message;
}

/** The gateway's own message of a failed call; our text if there is none (SMS-03, REG-08). */
export const gatewayMessage = (error: CodeError, translate: (key: string) => string): string =>
  isRefusal(error) && error.message !== '' ? error.message : errorText(error, translate);

const FIELDS: Partial<Record<ErrorCode, string>> = {
  CAPTCHA_REQUIRED: 'captcha',
  INVALID_CODE: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  INVALID_PHONE: 'mobileNum',
  AFFILIATE_CODE_ENDED: 'affiliateCode',
};

/** The field that an error belongs to; `root` for the form as a whole. */
export function errorField(error: CodeError): string {
  if (error.kind === 'phoneAuth') return PHONE_AUTH_FIELDS[error.cause] ?? 'root';
  return (isRefusal(error) ? FIELDS[error.code] : undefined) ?? 'root';
}
