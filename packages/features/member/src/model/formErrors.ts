import { failureText } from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { type ErrorCode, type FieldFault, isRefusal } from '@parlour/gateway-openapi';

/** Messages by field; `root` for the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

/** The field that a refusal is about, by code. */
export type RefusedFields = Partial<Record<ErrorCode, string>>;

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  WRONG_PASSWORD: 'member:errors.wrongPassword',
  WEAK_PASSWORD: 'member:errors.weakPassword',
  INVALID_CODE: 'member:errors.wrongCode',
  CODE_EXPIRED: 'member:errors.oldCode',
  INVALID_PHONE: 'member:errors.phone',
};

const FIELD_MESSAGES: Readonly<Record<string, string>> = {
  taken: 'member:errors.taken',
  required: 'member:errors.empty',
  tooLong: 'member:errors.tooLong',
};

/** Fields that have a message of their own for a wrong format; keys of `errors`. */
const FORMATS: Readonly<Record<string, string>> = {
  accountNumber: 'accountNumber',
  email: 'email',
  mobileNum: 'phone',
};

/** The message for a field error of the gateway; for an unknown code, the gateway's own. */
function messageOf({ field, code }: FieldFault, fallback: string): string {
  if (code === 'format' || code === 'invalid' || code === 'tooShort')
    return `member:errors.${FORMATS[field] ?? 'format'}`;
  return FIELD_MESSAGES[code] ?? fallback;
}

/** The messages for a form that could not be sent, at the fields that the gateway names (API-03). */
export function formErrors(
  error: unknown,
  fields: RefusedFields,
  translate: (key: string) => string,
): FormErrors {
  const text = failureText(error, translate);
  if (!isRefusal(error)) return { root: text };
  const named = error.details.fields ?? [];
  const key = MESSAGES[error.code];
  if (named.length > 0)
    return Object.fromEntries(
      named.map((fieldError) => {
        const message = key ?? messageOf(fieldError, text);
        return [fieldError.field, message === text ? text : translate(message)];
      }),
    );
  const field = fields[error.code];
  if (field === undefined) return rateLimitForm({ root: text }, error);
  return { [field]: key === undefined ? text : translate(key) };
}
