import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { Stack } from '@parlour/design-system/layout/Stack';
import { PasswordStrength } from '@parlour/design-system/PasswordStrength';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newPasswordHint } from '../../model/accountRules';
import type { RegisterRules } from '../../model/registerFields';

export interface NewPasswordFieldsProps {
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  /** What a guesser would try first, such as the name of the account. */
  userInputs?: readonly string[];
  /** Whether the password is typed once more. */
  isConfirmed?: boolean;
}

/**
 * The fields `newPassword` and `confirmPassword` of the form around it, whose schema has
 * `newPasswordShape`, with how easily the password is guessed (PWD-01).
 */
export function NewPasswordFields({
  rules,
  userInputs = [],
  isConfirmed = false,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('identity');
  const password = useWatch<{ newPassword: string }, 'newPassword'>({ name: 'newPassword' });
  const hint = newPasswordHint(rules);
  const labels = { show: t('login.showPassword'), hide: t('login.hidePassword') };
  return (
    <>
      <Stack gap={8}>
        <FormPasswordField
          name="newPassword"
          label={t('fields.newPassword')}
          labels={labels}
          autoComplete="new-password"
          hint={hint === null ? undefined : t(hint.key, { ...hint.params })}
        />
        <PasswordStrength
          password={password}
          userInputs={userInputs}
          labels={{
            name: t('register.strength.name'),
            none: t('register.strength.none'),
            steps: [
              t('register.strength.step1'),
              t('register.strength.step2'),
              t('register.strength.step3'),
              t('register.strength.step4'),
              t('register.strength.step5'),
            ],
          }}
        />
      </Stack>
      {isConfirmed ? (
        <FormPasswordField
          name="confirmPassword"
          label={t('fields.confirmPassword')}
          labels={labels}
          autoComplete="new-password"
        />
      ) : null}
    </>
  );
}
