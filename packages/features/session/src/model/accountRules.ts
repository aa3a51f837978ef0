import type { RegisterFieldRule } from '@parlour/gateway-openapi/system';
import { string } from 'yup';
import { fieldSchema } from './register.schema';
import type { RegisterField, RegisterRules } from './registerFields';
import { type RegisterMessage, requiredKey, ruleMessage } from './registerMessages';

/** Any address: an account may be older than the merchant's rule for new ones. */
const EMAIL_RULE: RegisterFieldRule = {
  enabled: true,
  required: true,
  minLength: 3,
  maxLength: 254,
  patternId: 'EMAIL',
  acceptedPattern: '*',
};

const fieldOf = (
  name: 'username' | 'password',
  rules: RegisterRules | null,
): RegisterField | null => {
  const rule = rules?.[name];
  return rule === undefined ? null : { name, rule, isRequired: true };
};

/** The schema of a field by its rule, always required. */
const neededSchema = (field: RegisterField) =>
  fieldSchema({ ...field, isRequired: false }).required(requiredKey(field.name));

/** A username in the merchant's format (PWD-02); any text until that is known. */
export function usernameSchema(rules: RegisterRules | null) {
  const field = fieldOf('username', rules);
  return field === null ? string().trim().required('errors.empty') : neededSchema(field);
}

/** A valid email address (PWD-02). */
export const emailSchema = () =>
  neededSchema({ name: 'email', rule: EMAIL_RULE, isRequired: true });

/** A new password in the merchant's format (PWD-01); until that is known only the gateway checks it. */
export function newPasswordSchema(rules: RegisterRules | null) {
  const field = fieldOf('password', rules);
  return field === null ? string().required('errors.empty') : neededSchema(field);
}

/** A new password and its confirmation, for a schema (PWD-01). Messages are keys of `identity`. */
export const newPasswordShape = (rules: RegisterRules | null) => ({
  newPassword: newPasswordSchema(rules),
  confirmPassword: string()
    .required('errors.empty')
    .test(
      'equal',
      'register.errors.confirmation',
      (value, { parent }) => value === (parent as { newPassword: string }).newPassword,
    ),
});

/** The hint for a new password; null until the rule is known. */
export function newPasswordHint(rules: RegisterRules | null): RegisterMessage | null {
  const field = fieldOf('password', rules);
  return field === null ? null : ruleMessage(field);
}
