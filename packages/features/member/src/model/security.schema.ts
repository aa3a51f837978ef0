import { type InferType, object, ref, string } from 'yup';

/** Messages are keys of the namespace `member`. */
const needed = (max: number) => string().required('errors.empty').max(max, 'errors.tooLong');
const password = () => needed(128);
const paymentPassword = () => needed(64);
const code = () => string().trim().required('errors.empty').max(255, 'errors.tooLong');

/** The first payment password, confirmed by the login password (MC-04). */
export const firstPaymentSchema = object({
  password: password(),
  paymentPassword: paymentPassword(),
  confirmPaymentPassword: string()
    .required('errors.empty')
    .oneOf([ref('paymentPassword')], 'errors.notSame'),
});

/** A new payment password, confirmed by the current one (MC-04). */
export const changePaymentSchema = object({
  oldPaymentPassword: paymentPassword(),
  newPaymentPassword: paymentPassword(),
  confirmNewPaymentPassword: string()
    .required('errors.empty')
    .oneOf([ref('newPaymentPassword')], 'errors.notSame'),
});

/** An address that a code was sent to (MC-04). */
export const emailSchema = object({
  email: string()
    .trim()
    .required('errors.empty')
    .max(128, 'errors.tooLong')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'errors.email'),
  verificationCode: code(),
  password: password(),
});

/** The code of an authenticator and the login password (MC-04). */
export const twoFactorSchema = object({
  code: string()
    .trim()
    .required('errors.empty')
    .min(6, 'errors.wrongCode')
    .max(64, 'errors.tooLong'),
  password: password(),
});

/** The login password alone (MC-04). */
export const passwordProofSchema = object({ password: password() });

/** A bank account to withdraw to (MC-04). */
export const bankAccountSchema = object({
  bankCode: string().required('errors.bank'),
  accountNumber: string()
    .transform((text: string) => text.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}]/gu, ''))
    .required('errors.empty')
    .matches(/^[A-Za-z0-9]{4,34}$/, 'errors.accountNumber'),
  payeeName: string().trim().required('errors.empty').max(128, 'errors.tooLong'),
  branch: string().trim().defined().max(128, 'errors.tooLong'),
  paymentPassword: paymentPassword(),
});

export type FirstPaymentValues = InferType<typeof firstPaymentSchema>;
export type ChangePaymentValues = InferType<typeof changePaymentSchema>;
export type EmailValues = InferType<typeof emailSchema>;
export type TwoFactorValues = InferType<typeof twoFactorSchema>;
export type PasswordProofValues = InferType<typeof passwordProofSchema>;
export type BankAccountValues = InferType<typeof bankAccountSchema>;
