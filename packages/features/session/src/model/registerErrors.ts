import { rateLimitForm } from '@parlour/feature-shared';
import { isRefusal } from '@parlour/gateway-openapi';
import { errorField, errorText } from './errorText';
import type { CodeError } from './phoneCodes';
import type { RegisterField } from './registerFields';
import { misfitMessage, requiredKey } from './registerMessages';

/** Why a registration was refused. */
export interface RegisterErrors {
  /** Texts by field. */
  fields: Record<string, string>;
  /** Error of the form as a whole; null for none. */
  notice: string | null;
}

interface ErrorContext {
  fields: readonly RegisterField[];
  /** Minimum age of a player, in years. */
  age: number;
  translate: (key: string, params?: object) => string;
}

const BY_ERROR: Readonly<Record<string, string>> = {
  'username taken': 'register.errors.usernameTaken',
  'mobileNum taken': 'register.errors.mobileTaken',
  'confirmPassword invalid': 'register.errors.confirmationInput',
  'birthday invalid': 'register.errors.tooYoung',
  'recommenderId invalid': 'register.errors.recommenderUnknown',
};

/** The text for an error that the gateway found in a field. */
function sentenceOf(field: RegisterField, code: string, { age, translate }: ErrorContext): string {
  const known = BY_ERROR[`${field.name} ${code}`];
  if (known !== undefined) return translate(known, { age });
  if (code === 'required') return translate(requiredKey(field.name));
  const isLength = code === 'tooShort' || code === 'tooLong';
  const { key, params } = misfitMessage(field, isLength);
  return translate(key, params);
}

/** Sorts an error by field; what belongs to no visible field goes to the notice. */
export function registerErrors(error: CodeError, context: ErrorContext): RegisterErrors {
  const { fields, translate } = context;
  const find = (name: string) => fields.find((field) => field.name === name);
  const text = errorText(error, translate);
  if (!isRefusal(error)) return { fields: {}, notice: text };
  if (error.code === 'USERNAME_TAKEN' && find('username') !== undefined)
    return { fields: { username: translate('register.errors.usernameTaken') }, notice: null };
  if (error.code === 'WEAK_PASSWORD')
    return { fields: { password: translate('register.errors.passwordKnown') }, notice: null };
  const found = (error.details.fields ?? []).flatMap(({ field: name, code }) => {
    const field = find(name);
    return field === undefined ? [] : [[name, sentenceOf(field, code, context)] as const];
  });
  if (found.length > 0) return { fields: Object.fromEntries(found), notice: null };
  const name = errorField(error);
  const isShown = name === 'captcha' || find(name) !== undefined;
  return isShown
    ? { fields: { [name]: text }, notice: null }
    : { fields: rateLimitForm({}, error), notice: text };
}
