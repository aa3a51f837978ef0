import { patternSchema } from '@parlour/design-system/patterns';
import { boolean, object, string } from 'yup';
import { isOfAge } from './isOfAge';
import { canBePhone, type PhoneRule } from './phone.schema';
import { acceptedPatternOf } from './registerExpression';
import { REGISTER_FIELDS, type RegisterField, type RegisterFieldName } from './registerFields';
import { misfitMessage, requiredKey } from './registerMessages';

/** The values of the form; hidden fields keep what was typed in them. */
export type RegisterValues = Record<RegisterFieldName, string> & {
  /** Of the mobile number, ISO 3166. */
  country: string;
  /** Of age, and agreed to the terms (REG-06). */
  isAgreed: boolean;
};

const byName = <Value>(make: (name: RegisterFieldName) => Value) =>
  Object.fromEntries(REGISTER_FIELDS.map((name) => [name, make(name)])) as Record<
    RegisterFieldName,
    Value
  >;

/** An empty form. */
export const REGISTER_START: RegisterValues = {
  ...byName(() => ''),
  country: '',
  isAgreed: false,
};

/** Fields whose blanks are not trimmed. */
const AS_TYPED: readonly RegisterFieldName[] = ['password', 'confirmPassword', 'paymentPassword'];

const textOf = (name: RegisterFieldName) =>
  AS_TYPED.includes(name) ? string().defined() : string().trim().defined();

const isOfLength = (value: string, { minLength, maxLength }: RegisterField['rule']): boolean => {
  const { length } = Array.from(value);
  return length >= minLength && length <= maxLength;
};

/** The schema of one field by its rule. A date has a fixed pattern: the date control has one format. */
export function fieldSchema(field: RegisterField, base = textOf(field.name)) {
  const { name, rule, isRequired } = field;
  const fits = patternSchema(
    name === 'birthday'
      ? { ...rule, minLength: 10, maxLength: 10, patternId: 'DATE_YMD', acceptedPattern: '*' }
      : { ...rule, acceptedPattern: acceptedPatternOf(rule) },
  );
  return base.test('rule', (value, { createError }) => {
    if (value === '') return !isRequired || createError({ message: requiredKey(name) });
    if (fits.isValidSync(value)) return true;
    const { key, params } = misfitMessage(field, !isOfLength(value, rule));
    return createError({ message: key, params: { ...params } });
  });
}

const confirmation = textOf('confirmPassword').test(
  'equal',
  'register.errors.confirmation',
  (value, { parent }) => value === '' || value === (parent as RegisterValues).password,
);

/** Earliest date of birth, to catch typing errors. */
const OLDEST = '1900-01-01';

/** Who may register. */
export interface AgeRule {
  /** Minimum age of a player, in years. */
  age: number;
  /** As in '2026-03-14'. */
  today: string;
}

/** The schema of these fields (REG-02, REG-04). Messages are keys; those of the pattern catalogue have `range`. */
export function registerSchema(
  fields: readonly RegisterField[],
  phone: PhoneRule,
  { age, today }: AgeRule,
) {
  const shown = new Map(fields.map((field) => [field.name, field]));
  const shape = byName((name) => {
    const field = shown.get(name);
    if (field === undefined) return textOf(name);
    return fieldSchema(field, name === 'confirmPassword' ? confirmation : undefined);
  });
  return object({
    ...shape,
    mobileNum: shape.mobileNum.test(
      'mobile',
      'errors.mobileInvalid',
      async (value, { parent }) =>
        value === '' ||
        !shown.has('mobileNum') ||
        canBePhone({ country: (parent as RegisterValues).country, mobileNum: value }, phone),
    ),
    birthday: shape.birthday.test(
      'age',
      (value, { createError }) =>
        value === '' ||
        !shown.has('birthday') ||
        (value < OLDEST
          ? createError({ message: 'register.errors.birthYear' })
          : isOfAge(value, today, age) ||
            createError({ message: 'register.errors.tooYoung', params: { age } })),
    ),
    country: string().defined(),
    isAgreed: boolean()
      .defined()
      .test('agreed', 'register.errors.notAgreed', (value) => value),
  });
}
