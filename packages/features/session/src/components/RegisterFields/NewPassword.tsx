import type { FormPasswordFieldProps } from '@parlour/design-system/FormPasswordField';
import { useWatch } from 'react-hook-form';
import type { RegisterValues } from '../../model/register.schema';
import { ChosenPassword } from '../ChosenPassword/ChosenPassword';

/** The password of a new account. It counts as weak if it is made of the other fields. */
export function NewPassword(props: FormPasswordFieldProps) {
  const userInputs = useWatch<RegisterValues, ['username', 'email', 'mobileNum']>({
    name: ['username', 'email', 'mobileNum'],
  });
  return <ChosenPassword {...props} userInputs={userInputs} />;
}
