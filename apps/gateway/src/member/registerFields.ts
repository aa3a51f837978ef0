import type { components } from '../generated/contract';
import type { FieldError } from '../platform/validation';
import { isOfAge } from './isOfAge';

type Schemas = components['schemas'];
type Rules = Schemas['RegisterSettings'];
type Rule = Schemas['RegisterFieldRule'];
export type RuledField = keyof Rules;

/** What is sent to register, by name or by mobile number. */
export type Registration = Partial<Schemas['RegisterRequest']>;

/** A field that is checked separately: the captcha. */
const CHECKED_ELSEWHERE: readonly RuledField[] = ['captcha'];
/** Codes come with links, which also work if the field is hidden (REG-08). */
const FROM_LINKS: readonly RuledField[] = ['affiliateCode', 'referralCode'];
/** Fields that are not trimmed. */
const AS_TYPED: readonly RuledField[] = ['password', 'confirmPassword', 'paymentPassword'];
/** The pattern that takes anything (REG-02). */
const ANYTHING = '*';

/** The fields of a registration without blanks around them; what is empty was not given. */
export function readFields(body: Registration): Registration {
  const fields = Object.entries(body).map(([field, value]) => [
    field,
    typeof value === 'string' && !AS_TYPED.includes(field as RuledField) ? value.trim() : value,
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== '')) as Registration;
}

interface RegisterContext {
  /** What this way of registering asks for or does without, whatever the rule says. */
  required: Partial<Record<RuledField, boolean>>;
  /** As in '2026-03-14'. */
  today: string;
  /** Age from which somebody may play, in years (SP-13). */
  minimumAge: number;
}

/** What is wrong with the fields of a registration by the merchant's rules (REG-02, REG-04), by name. */
export function fieldErrors(
  fields: Registration,
  rules: Rules,
  { required, today, minimumAge }: RegisterContext,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of Object.keys(rules) as RuledField[]) {
    if (CHECKED_ELSEWHERE.includes(field)) continue;
    const rule = rules[field];
    const isRequired = required[field] ?? (rule.enabled && rule.required);
    const isTaken = rule.enabled || isRequired || FROM_LINKS.includes(field);
    const code = errorOf(fields[field], rule, { isRequired, isTaken });
    if (code !== null) errors.push({ field, code });
  }
  const { password, confirmPassword, mobileNum, countryDialingCode, birthday } = fields;
  const found = new Set(errors.map(({ field }) => field));
  const add = (field: string, code: string) => {
    if (!found.has(field)) errors.push({ field, code });
  };
  if (confirmPassword !== password) add('confirmPassword', 'invalid');
  if (mobileNum !== undefined && countryDialingCode === undefined)
    add('countryDialingCode', 'required');
  if (birthday !== undefined && !isOfAge(birthday, today, minimumAge)) add('birthday', 'invalid');
  return errors;
}

function errorOf(
  value: string | undefined,
  rule: Rule,
  { isRequired, isTaken }: { isRequired: boolean; isTaken: boolean },
): string | null {
  if (value === undefined) return isRequired ? 'required' : null;
  return isTaken ? ruleErrorOf(value, rule) : 'invalid';
}

/** Why a value does not fit the rule of its field; null if it does. */
export function ruleErrorOf(value: string, rule: Rule): string | null {
  const { minLength, maxLength, acceptedPattern } = rule;
  const length = Array.from(value).length;
  if (length < minLength) return 'tooShort';
  if (length > maxLength) return 'tooLong';
  const isAccepted =
    acceptedPattern === ANYTHING || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value);
  return isAccepted ? null : 'format';
}
