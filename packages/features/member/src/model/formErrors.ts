import { failureText } from '@parlour/feature-core';
import { holdForm } from '@parlour/feature-parts';
import { type ErrorCode, type FieldFault, isRefusal } from '@parlour/gateway-openapi';

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

const FAULTS: Readonly<Record<string, string>> = {
  taken: 'member:errors.taken',
  required: 'member:errors.empty',
  tooLong: 'member:errors.tooLong',
};

/** Fields whose form can be told; keys of `errors`. */
const FORMATS: Readonly<Record<string, string>> = {
  accountNumber: 'accountNumber',
  email: 'email',
  mobileNum: 'phone',
};

/** What is said of a fault that the gateway finds in one field; of one that it alone knows, its own words. */
function wordsOf({ field, code }: FieldFault, said: string): string {
  if (code === 'format' || code === 'invalid' || code === 'tooShort')
    return `member:errors.${FORMATS[field] ?? 'format'}`;
  return FAULTS[code] ?? said;
}

/** What is said of a form that could not be sent, at the fields that the gateway names (API-03). */
export function formErrors(
  error: unknown,
  fields: RefusedFields,
  translate: (key: string) => string,
): FormErrors {
  const text = failureText(error, translate);
  if (!isRefusal(error)) return { root: text };
  const named = error.details.fields ?? [];
  const key = WORDS[error.code];
  if (named.length > 0)
    return Object.fromEntries(
      named.map((fault) => {
        const words = key ?? wordsOf(fault, text);
        return [fault.field, words === text ? text : translate(words)];
      }),
    );
  const field = fields[error.code];
  if (field === undefined) return holdForm({ root: text }, error);
  return { [field]: key === undefined ? text : translate(key) };
}
