import {
  FormPasswordField,
  type FormPasswordFieldProps,
} from '@parlour/design-system/FormPasswordField';
import { Stack } from '@parlour/design-system/layout/Stack';
import { PasswordStrength } from '@parlour/design-system/PasswordStrength';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegisterValues } from '../../model/register.schema';

/** A password to choose, and how easily it is guessed. */
export function NewPassword(props: FormPasswordFieldProps) {
  const { t } = useTranslation('identity');
  const [password, username, email, mobileNum] = useWatch<
    RegisterValues,
    ['password', 'username', 'email', 'mobileNum']
  >({ name: ['password', 'username', 'email', 'mobileNum'] });
  return (
    <Stack gap={8}>
      <FormPasswordField {...props} autoComplete="new-password" />
      <PasswordStrength
        password={password}
        userInputs={[username, email, mobileNum]}
        labels={{
          name: t('register.strength.name'),
          steps: [
            t('register.strength.step1'),
            t('register.strength.step2'),
            t('register.strength.step3'),
            t('register.strength.step4'),
            t('register.strength.step5'),
          ],
          none: t('register.strength.none'),
        }}
      />
    </Stack>
  );
}
