import { type InferType, object, string } from 'yup';

/** Messages are keys of the namespace `factors`. */
const name = () =>
  string().trim().required('passkeys.errors.empty').max(64, 'passkeys.errors.tooLong');

/** The name of a passkey (TR-03). */
export const passkeyNameSchema = object({ name: name() });

/** The name of a new passkey, and the login password (TR-03). */
export const newPasskeySchema = object({
  name: name(),
  password: string().required('member:errors.empty').max(128, 'member:errors.tooLong'),
});

export type PasskeyNameValues = InferType<typeof passkeyNameSchema>;
export type NewPasskeyValues = InferType<typeof newPasskeySchema>;
