import {
  isPatternId,
  type PatternParams,
  patternMessageKey,
  patternParams,
} from '@parlour/design-system/patterns';
import type { RegisterField, RegisterFieldName } from './registerFields';

/** A key with what its sentence needs; keys without a namespace are of `identity`. */
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

/** Fields whose own sentence does not say what would be right: the hint does. */
const HINTED: readonly RegisterFieldName[] = ['username', 'password', 'payeeName'];

/** What a field takes, in the words of the pattern catalogue (PAT-01, REG-05). */
export function ruleMessage({ rule }: RegisterField): RegisterMessage {
  const patternId = isPatternId(rule.patternId) ? rule.patternId : 'LENGTH';
  return { key: `patterns:${patternMessageKey(patternId)}`, params: patternParams(rule) };
}

/** What stands below a field before anything is wrong; null where its name says enough. */
export const hintOf = (field: RegisterField): RegisterMessage | null =>
  HINTED.includes(field.name) ? ruleMessage(field) : null;

/** What is said of a field that was left empty (REG-09). */
export const requiredKey = (name: RegisterFieldName): string => REQUIRED[name] ?? 'errors.empty';

/** What is said of a value that does not fit, and whether it is its length that does not. */
export function misfitMessage(field: RegisterField, isLength: boolean): RegisterMessage {
  const catalogue = ruleMessage(field);
  if (field.name === 'password' && isLength)
    return { ...catalogue, key: 'register.errors.passwordLength' };
  const key = FORMAT[field.name];
  return key === undefined ? catalogue : { ...catalogue, key };
}
