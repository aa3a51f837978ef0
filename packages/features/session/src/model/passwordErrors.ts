import { type ErrorCode, isRefusal } from '@parlour/gateway-openapi';
import { errorField, errorText } from './errorText';
import type { CodeError } from './phoneCodes';

const FIELDS: Partial<Record<ErrorCode, string>> = {
  WEAK_PASSWORD: 'newPassword',
  WRONG_PASSWORD: 'oldPassword',
};

/** Sentences by field for a new password that was refused; the gateway's own where it judges the password (PWD-01). */
export function passwordErrors(
  error: CodeError,
  translate: (key: string) => string,
): Record<string, string> {
  const field = (isRefusal(error) ? FIELDS[error.code] : undefined) ?? errorField(error);
  const text = isRefusal(error, 'WRONG_PASSWORD')
    ? translate('identity:change.wrongOld')
    : errorText(error, translate);
  return { [field]: text };
}
