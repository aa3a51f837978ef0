import {
  FormPasswordField,
  type FormPasswordFieldProps,
} from '@parlour/design-system/FormPasswordField';
import { Stack } from '@parlour/design-system/layout/Stack';
import { PasswordStrength } from '@parlour/design-system/PasswordStrength';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface ChosenPasswordProps extends Omit<FormPasswordFieldProps, 'autoComplete'> {
  /** What a guesser would try first, such as the name of the account. */
  userInputs: readonly string[];
}

/** The field of a new password, with a strength meter (PWD-01, REG-03). */
export function ChosenPassword({ name, userInputs, ...field }: ChosenPasswordProps) {
  const { t } = useTranslation('identity');
  const password = useWatch<Record<string, string>>({ name });
  return (
    <Stack gap={8}>
      <FormPasswordField {...field} name={name} autoComplete="new-password" />
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
  );
}
