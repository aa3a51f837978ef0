import {
  isPatternId,
  type PatternParams,
  patternMessageKey,
  patternParams,
} from '@parlour/design-system/patterns';
import type { RegisterField, RegisterFieldName } from './registerFields';

/** A text key with its parameters; keys without a namespace are of `identity`. */
export interface RegisterMessage {
  key: string;
  params: PatternParams;
}

const REQUIRED: Partial<Record<RegisterFieldName, string>> = {
  mobileNum: 'errors.mobileInvalid',
  verificationCode: 'errors.codeInvalid',
  captcha: 'errors.captchaRequired',
};

const FORMAT: Partial<Record<RegisterFieldName, string>> = {
  username: 'register.errors.accountFormat',
  password: 'register.errors.passwordFormat',
  confirmPassword: 'register.errors.confirmationInput',
  payeeName: 'register.errors.nameFormat',
  email: 'register.errors.emailFormat',
  mobileNum: 'register.errors.phoneFormat',
  affiliateCode: 'register.errors.invitationInvalid',
  referralCode: 'register.errors.invitationInvalid',
  verificationCode: 'errors.codeInvalid',
  captcha: 'errors.captchaRequired',
};

/** Fields whose error text does not explain the rule, so that they have a hint. */
const HINTED: readonly RegisterFieldName[] = ['username', 'password', 'payeeName'];

/** The text of a field's rule, from the pattern catalogue (PAT-01, REG-05). */
export function ruleMessage({ rule }: RegisterField): RegisterMessage {
  const patternId = isPatternId(rule.patternId) ? rule.patternId : 'LENGTH';
  return { key: `patterns:${patternMessageKey(patternId)}`, params: patternParams(rule) };
}

/** The hint below a field; null where its label says enough. */
export const hintOf = (field: RegisterField): RegisterMessage | null =>
  HINTED.includes(field.name) ? ruleMessage(field) : null;

/** The text for a field that was left empty (REG-09). */
export const requiredKey = (name: RegisterFieldName): string => REQUIRED[name] ?? 'errors.empty';

/** The text for an invalid value; `isLength` if its length is wrong. */
export function misfitMessage(field: RegisterField, isLength: boolean): RegisterMessage {
  const catalogue = ruleMessage(field);
  if (field.name === 'password' && isLength)
    return { ...catalogue, key: 'register.errors.passwordLength' };
  const key = FORMAT[field.name];
  return key === undefined ? catalogue : { ...catalogue, key };
}
