import { type InferType, object, type StringSchema, string } from 'yup';
import { CHALLENGE_METHODS } from './verification';

/** The longest answer that the gateway accepts. */
const LONGEST = 255;

const ofMethod = (method: string, key: string): StringSchema<string> =>
  string()
    .trim()
    .defined()
    .when('method', {
      is: method,
      then: (schema) => schema.required(key).max(LONGEST, key),
    });

/** The answer to a challenge, one field for each method, so that switching loses nothing (LOGIN-14). */
export const verificationSchema = object({
  method: string().oneOf(CHALLENGE_METHODS).required(),
  mobile: ofMethod('mobile', 'errors.codeInvalid'),
  email: ofMethod('email', 'errors.codeInvalid'),
  payeeName: ofMethod('payeeName', 'errors.empty'),
  authenticator: ofMethod('authenticator', 'errors.codeInvalid'),
});

export type VerificationValues = InferType<typeof verificationSchema>;
