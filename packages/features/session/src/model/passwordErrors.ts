import { rateLimitForm } from '@parlour/feature-shared';
import { type ErrorCode, isRefusal } from '@parlour/gateway-openapi';
import { errorField, errorText } from './errorText';
import type { CodeError } from './phoneCodes';

const FIELDS: Partial<Record<ErrorCode, string>> = {
  WEAK_PASSWORD: 'newPassword',
  WRONG_PASSWORD: 'oldPassword',
};

const TEXTS: Partial<Record<ErrorCode, string>> = {
  WEAK_PASSWORD: 'identity:register.errors.passwordKnown',
  WRONG_PASSWORD: 'identity:change.wrongOld',
};

/** Error texts by field for a refused new password (PWD-01). */
export function passwordErrors(
  error: CodeError,
  translate: (key: string) => string,
): Record<string, string> {
  const field = (isRefusal(error) ? FIELDS[error.code] : undefined) ?? errorField(error);
  const own = isRefusal(error) ? TEXTS[error.code] : undefined;
  const text = own === undefined ? errorText(error, translate) : translate(own);
  return rateLimitForm({ [field]: text }, error);
}
