import { type InferType, object } from 'yup';
import { newPasswordShape } from './accountRules';
import type { RegisterRules } from './registerFields';

/** Reset of a password by the link of a mail. Messages are keys of the namespace `identity`. */
export const resetPasswordSchema = (rules: RegisterRules | null) => object(newPasswordShape(rules));

export type ResetPasswordValues = InferType<ReturnType<typeof resetPasswordSchema>>;
