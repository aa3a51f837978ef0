import { type InferType, object, string } from 'yup';
import { emailSchema, newPasswordSchema, usernameSchema } from './accountRules';
import { type PhoneRule, phoneCodeShape } from './phone.schema';
import type { RegisterRules } from './registerFields';

export interface ForgotRule {
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  isCaptchaShown: boolean;
}

const captcha = (isShown: boolean) =>
  isShown ? string().trim().required('errors.captchaRequired') : string().trim().defined();

/** Reset of a password by a code to the phone (PWD-03). Messages are keys of the namespace `identity`. */
export const forgotByPhoneSchema = ({
  rules,
  isCaptchaShown,
  phone,
}: ForgotRule & { phone: PhoneRule }) =>
  object({
    ...phoneCodeShape(phone),
    newPassword: newPasswordSchema(rules),
    captcha: captcha(isCaptchaShown),
  });

/** Request for a reset mail (PWD-02). */
export const forgotByEmailSchema = ({ rules, isCaptchaShown }: ForgotRule) =>
  object({
    username: usernameSchema(rules),
    email: emailSchema(),
    captcha: captcha(isCaptchaShown),
  });

export type ForgotByPhoneValues = InferType<ReturnType<typeof forgotByPhoneSchema>>;
export type ForgotByEmailValues = InferType<ReturnType<typeof forgotByEmailSchema>>;
