import { failureText } from '@parlour/feature-core';
import { holdForm } from '@parlour/feature-parts';
import { type ErrorCode, isRefusal } from '@parlour/gateway-openapi';

/** Sentences by the field of a form; `root` for the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

/** Which field of a form a refusal speaks of. */
export type RefusedFields = Partial<Record<ErrorCode, string>>;

const WORDS: Partial<Record<ErrorCode, string>> = {
  WRONG_PASSWORD: 'member:errors.wrongPassword',
  WEAK_PASSWORD: 'member:errors.weakPassword',
  INVALID_CODE: 'member:errors.wrongCode',
  CODE_EXPIRED: 'member:errors.oldCode',
  INVALID_PHONE: 'member:errors.phone',
};

/** What is said of a form that could not be sent, at the fields that the gateway names (API-03). */
export function formErrors(
  error: unknown,
  fields: RefusedFields,
  translate: (key: string) => string,
): FormErrors {
  const text = failureText(error, translate);
  if (!isRefusal(error)) return { root: text };
  const named = error.details.fields ?? [];
  if (named.length > 0)
    return Object.fromEntries(
      named.map(({ field, code }) => [
        field,
        code === 'taken' ? translate('member:errors.taken') : translate('member:errors.format'),
      ]),
    );
  const field = fields[error.code];
  const key = WORDS[error.code];
  if (field === undefined) return holdForm({ root: text }, error);
  return { [field]: key === undefined ? text : translate(key) };
}
