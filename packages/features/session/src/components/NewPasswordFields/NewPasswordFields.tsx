import { FormPasswordField } from '@parlour/design-system/FormPasswordField';
import { useTranslation } from 'react-i18next';
import { newPasswordHint } from '../../model/accountRules';
import type { RegisterRules } from '../../model/registerFields';
import { ChosenPassword } from '../ChosenPassword/ChosenPassword';

export interface NewPasswordFieldsProps {
  /** The merchant's rules; null while they are not known. */
  rules: RegisterRules | null;
  /** What a guesser would try first, such as the name of the account. */
  userInputs?: readonly string[];
  /** Whether the password has to be typed twice. */
  isConfirmed?: boolean;
}

/**
 * The fields `newPassword` and `confirmPassword` of the form around it, whose schema has
 * `newPasswordShape`, with a strength meter (PWD-01).
 */
export function NewPasswordFields({
  rules,
  userInputs = [],
  isConfirmed = false,
}: NewPasswordFieldsProps) {
  const { t } = useTranslation('identity');
  const hint = newPasswordHint(rules);
  const labels = { show: t('login.showPassword'), hide: t('login.hidePassword') };
  return (
    <>
      <ChosenPassword
        name="newPassword"
        label={t('fields.newPassword')}
        labels={labels}
        hint={hint === null ? undefined : t(hint.key, { ...hint.params })}
        userInputs={userInputs}
      />
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
