import { type InferType, object, string } from 'yup';
import { type PhoneRule, phoneCodeShape } from './phone.schema';

const captcha = (isShown: boolean) =>
  isShown ? string().trim().required('errors.captchaRequired') : string().trim().defined();

interface UsernameRule {
  isCaptchaShown: boolean;
  /** Usernames with a saved password, which need not type one. */
  savedFor?: readonly string[];
}

/** Required in every case if nothing is saved, so that its field is marked as required. */
const password = (savedFor: readonly string[]) =>
  savedFor.length === 0
    ? string().required('errors.empty')
    : string()
        .defined()
        .when('username', ([username], schema) =>
          savedFor.includes(String(username).trim()) ? schema : schema.required('errors.empty'),
        );

/** Login by username. Messages are keys of the namespace `identity`; the password stays as it was typed. */
export const usernameLoginSchema = ({ isCaptchaShown, savedFor = [] }: UsernameRule) =>
  object({
    username: string().trim().required('errors.empty'),
    password: password(savedFor),
    captcha: captcha(isCaptchaShown),
  });

/** Login by a code that is sent to a phone (LOGIN-03). */
export const smsLoginSchema = ({
  isCaptchaShown,
  ...rule
}: { isCaptchaShown: boolean } & PhoneRule) =>
  object({ ...phoneCodeShape(rule), captcha: captcha(isCaptchaShown) });

export type UsernameValues = InferType<ReturnType<typeof usernameLoginSchema>>;
export type SmsValues = InferType<ReturnType<typeof smsLoginSchema>>;
