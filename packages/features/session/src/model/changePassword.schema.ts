import { type InferType, object, string } from 'yup';
import { newPasswordShape } from './accountRules';
import { knownPassword } from './knownPassword';
import type { RegisterRules } from './registerFields';

export interface ChangePasswordRule {
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  /** Whether the old password has to be typed; right after a login it is known (PWD-01). */
  asksOld: boolean;
}

/** A change of the password (PWD-01). Messages are keys of the namespace `identity`. */
export function changePasswordSchema({ rules, asksOld }: ChangePasswordRule) {
  const shape = newPasswordShape(rules);
  return object({
    oldPassword: asksOld ? string().required('errors.empty') : string().defined(),
    ...shape,
    newPassword: shape.newPassword.test('other', 'change.same', (value, { parent }) => {
      const { oldPassword } = parent as { oldPassword: string };
      return value === '' || value !== (asksOld ? oldPassword : knownPassword.read());
    }),
  });
}

export type ChangePasswordValues = InferType<ReturnType<typeof changePasswordSchema>>;
